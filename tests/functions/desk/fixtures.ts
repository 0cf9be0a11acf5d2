/** Editors and everybody else, as they call the functions of the desk. */
import desk from '../../../netlify/functions/desk.mts';
import type { DeskRequest, DeskResponse } from '../../../src/domain/api/desk.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { verifiedToken, type AccountServices } from '../fixtures/account-services.ts';
import { post } from '../fixtures/services.ts';

export const callDesk = (body: DeskRequest, token?: string): Promise<Response> =>
  post(desk, body, token);

/** The body of a response that must be 200. */
export async function deskBody<Type extends DeskResponse['type']>(
  type: Type,
  answer: Promise<Response>,
): Promise<Extract<DeskResponse, { type: Type }>> {
  const response = await answer;
  const body = (await response.json()) as DeskResponse;
  if (response.status !== 200 || body.type !== type) {
    throw new Error(`${response.status} ${JSON.stringify(body)}`);
  }
  return body as Extract<DeskResponse, { type: Type }>;
}

/** A new account with the role of an editor, without a second factor. */
export async function makeEditor(services: AccountServices, name: string): Promise<Person> {
  const person = await services.supabase.createUser(`${name}@example.test`, 'correct horse');
  await services.supabase.run(
    `update auth.users set raw_app_meta_data =
       coalesce(raw_app_meta_data::jsonb, '{}') || '{"role": "editor"}' where id = $1::uuid`,
    [person.id],
  );
  return person;
}

/** The token of a new editor whose session has given a second factor. */
export async function editorToken(services: AccountServices, name: string): Promise<string> {
  return verifiedToken(services, await makeEditor(services, name));
}
