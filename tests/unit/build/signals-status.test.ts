/** Whether signals are open, as a build learns it. */
import { expect, it } from 'vitest';
import { readSignalsStatus } from '../../../src/build/signals-status.ts';

const env = {
  PUBLIC_SUPABASE_URL: 'https://project.example',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    Response.json(body, { status });

it('is what the database says', async () => {
  const row = { is_open: true, analyst: 'Ada Byron', opened_at: 'now', chain_length: 3 };
  expect(await readSignalsStatus(env, answering([row]))).toEqual({
    open: true,
    analyst: 'Ada Byron',
  });
  const closed = { is_open: false, analyst: null };
  expect(await readSignalsStatus(env, answering([closed]))).toEqual({ open: false, analyst: null });
});

it('is what the local world saved, whose database does not run during a build', async () => {
  const SIGNALS_STATUS = JSON.stringify({ open: true, analyst: 'Ada Byron' });
  const refuse = answering(null, 500);
  expect((await readSignalsStatus({ ...env, SIGNALS_STATUS }, refuse)).open).toBe(true);
});

it('is closed where there is no database to ask', async () => {
  expect((await readSignalsStatus({})).open).toBe(false);
  expect((await readSignalsStatus({ ...env, PUBLIC_SUPABASE_URL: '/' })).open).toBe(false);
});

it.each([
  ['an error', answering({ message: 'down' }, 503)],
  ['no row', answering([])],
  ['something else', answering([{ is_open: 'yes' }])],
])('stops the build on %s', async (_, request) => {
  await expect(readSignalsStatus(env, request)).rejects.toThrow();
});
