/** Errors of the function `signal-publish`. */
import type { SignalPublishCode } from '../../../../src/domain/api/signal-publish.ts';
import { HttpError } from '../../http/http-error.ts';

export function publishError(status: number, code: SignalPublishCode, message: string) {
  return new HttpError<SignalPublishCode>(status, code, message);
}

export function conflict() {
  return publishError(409, 'conflict', 'It changed meanwhile. Read it again.');
}
