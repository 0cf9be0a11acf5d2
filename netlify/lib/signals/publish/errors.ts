/** Errors of the function `signal-publish`. */
import type { SignalPublishCode } from '../../../../src/domain/api/signal-publish.ts';
import { HttpError } from '../../http/http-error.ts';

/** An error of publishing, with its HTTP status. */
export function publishError(status: number, code: SignalPublishCode, message: string) {
  return new HttpError<SignalPublishCode>(status, code, message);
}

/** 409 `conflict`: somebody else has changed the signal meanwhile. */
export function conflict() {
  return publishError(409, 'conflict', 'It changed meanwhile. Read it again.');
}
