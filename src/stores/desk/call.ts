/** Calls of the desk's functions. */
import type { DeskCode, DeskRequest, DeskResponse } from '../../domain/api/desk.ts';
import type { ApiError } from '../../domain/api/errors.ts';
import type {
  SignalPublishCode,
  SignalPublishRequest,
  SignalPublishResponse,
} from '../../domain/api/signal-publish.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';
import { accessToken } from '../auth/session.ts';
import { failed } from '../outcome.ts';

export type DeskError = ApiError<DeskCode | SignalPublishCode | 'network'>;
export type DeskOutcome<Value> = Outcome<Value, DeskCode | SignalPublishCode>;

type ResponseOf<Type extends DeskResponse['type']> = Extract<DeskResponse, { type: Type }>;
type Published<Type extends SignalPublishResponse['type']> = Extract<
  SignalPublishResponse,
  { type: Type }
>;

/** Calls the function `desk`; `type` is that of the response. */
export function callDesk<Type extends DeskResponse['type']>(
  type: Type,
  request: DeskRequest,
): Promise<DeskOutcome<ResponseOf<Type>>> {
  return call('desk', type, request);
}

/** Calls the function `signal-publish`; `type` is that of the response. */
export function publish<Type extends SignalPublishResponse['type']>(
  type: Type,
  request: SignalPublishRequest,
): Promise<DeskOutcome<Published<Type>>> {
  return call('signal-publish', type, request);
}

async function call<Value extends { readonly type: string }>(
  name: string,
  type: string,
  request: DeskRequest | SignalPublishRequest,
): Promise<DeskOutcome<Value>> {
  const token = await accessToken();
  if (token === undefined) return failed('unauthenticated');
  const outcome = await callFunction<Value, DeskCode | SignalPublishCode>(name, request, token);
  if (outcome.type === 'ok' && outcome.value.type !== type) return failed('network');
  return outcome;
}
