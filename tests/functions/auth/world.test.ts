/** Sign-up in mode `function`, as deployed: packed and called over HTTP, in the whole local world. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startWorld, type World } from '../../../local/world.ts';
import type { EmailVerificationRequest } from '../../../src/domain/api/email-verification.ts';

let dataDir: string;
let world: World;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_EMAIL_VERIFICATION', 'function');
  dataDir = mkdtempSync(join(tmpdir(), 'sign-up-world-'));
  mkdirSync(join(dataDir, 'site'));
  writeFileSync(join(dataDir, 'site/fr.html'), '<h1>Bonjour</h1>');
  world = await startWorld({ dataDir, port: 0 });
  await world.warm;
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

async function call(body: EmailVerificationRequest): Promise<unknown> {
  const response = await fetch(`${world.origin}/.netlify/functions/email-verification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

it('mails the code to the local inbox, and the account may have a second factor at once', async () => {
  const email = 'grace@example.test';
  const password = 'correct horse battery';
  const sent = await call({ action: 'send-code', email, name: 'Grace', lang: 'fr' });
  expect(sent).toEqual({ status: 200, state: 'sent' });
  const inbox = (await (await fetch(world.info.inbox)).json()) as { to: string; subject: string }[];
  const { subject = '' } = inbox.find(({ to }) => to === email) ?? {};
  const [, code = 'no code'] = /(\d{6})$/.exec(subject) ?? [];
  const made = await call({
    ...{ action: 'sign-up', email, code, password, first_name: 'Grace', last_name: 'Hopper' },
    ...{ language: 'fr', terms_version: '2026-11-20' },
  });
  expect(made).toEqual({ status: 200, state: 'ready' });
  const { auth } = createClient(world.origin, world.info.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
});
