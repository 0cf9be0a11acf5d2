/** Accounts created for one test, with or without a second factor, and the emails sent to them. */
import { codeAt, stepAt } from '../../../local/supabase/totp.ts';
import { type Person, newPerson } from './dialogs.ts';
import type { World } from '../serve-world.ts';
import { latestMail } from '../inbox.ts';
import { openSession, post, proveAddress, type Session } from '../sessions.ts';

/** Creates an account for the test. */
export async function member(world: World): Promise<Person> {
  const person = newPerson();
  const data = { first_name: person.firstName, last_name: person.lastName, language: 'fr' };
  await post(world, 'signup', { email: person.email, password: person.password, data });
  return person;
}

/** Signs in without the page and returns the access token. */
export async function signInElsewhere(
  world: World,
  credentials: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  return (await openSession(world, credentials)).access_token;
}

/** An authenticator secret; each of its codes works once. */
export interface Device {
  readonly code: () => string;
}

interface SecondFactor {
  readonly device: Device;
  readonly recoveryCodes: readonly string[];
}

/** Enrols a second factor for an account; returns the device and the recovery codes. */
export async function enrolFactor(world: World, person: Person): Promise<SecondFactor> {
  return enrolFactorByToken(world, await signInElsewhere(world, person));
}

/** Enrols a second factor for the account of an access token. */
export async function enrolFactorByToken(world: World, token: string): Promise<SecondFactor> {
  const { email } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    email: string;
  };
  await proveAddress(world, email, token);
  const factor = await post<{ id: string; totp: { secret: string } }>(
    world,
    'factors',
    { factor_type: 'totp', friendly_name: 'test' },
    token,
  );
  const { id } = await post<{ id: string }>(world, `factors/${factor.id}/challenge`, {}, token);
  let step = stepAt(Date.now()) - 1;
  const code = () => codeAt(factor.totp.secret, step);
  const verified = await post<Session>(
    world,
    `factors/${factor.id}/verify`,
    { challenge_id: id, code: code() },
    token,
  );
  const { codes } = await post<{ codes: readonly string[] }>(
    world,
    '/.netlify/functions/two-factor',
    { action: 'new-codes' },
    verified.access_token,
  );
  const device = {
    code: () => {
      step += 1;
      return code();
    },
  };
  return { device, recoveryCodes: codes };
}

/** A six-digit code different from the given one. */
export function wrongTotp(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** The password reset link in the newest email. */
export async function resetLink(world: World, email: string, after?: Date): Promise<string> {
  const { html } = await latestMail(world, email, after && { after });
  const [, link] = /href="([^"]*reset-password[^"]*)"/.exec(html) ?? [];
  return (link ?? 'no link in the mail').replaceAll('&amp;', '&');
}
