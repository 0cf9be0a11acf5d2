import { callFunction, type Outcome } from '../../services/functions.ts';
import { accessToken } from './session.ts';

/**
 * POSTs JSON to a function in the session of the signed-in user.
 * @returns Its answer; the error `network` if the session's token could not be refreshed.
 */
export async function callAsMember<Value, Code extends string>(
  name: string,
  body: unknown,
): Promise<Outcome<Value, Code>> {
  const token = await accessToken();
  if (token === undefined) return { type: 'error', code: 'network' };
  return callFunction(name, body, token);
}
