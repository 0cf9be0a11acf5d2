/** Reads the database as a site build does: whether signals are open, and the closed ones. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readSignalsStatus } from '../../../src/build/signals-status.ts';
import { recordSnapshot } from '../../../src/content/record-snapshot.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';
import { signalCalls } from './fixtures.ts';

let supabase: Supabase;

beforeAll(async () => {
  supabase = await startSupabase();
  vi.stubEnv('PUBLIC_SUPABASE_URL', supabase.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', supabase.publishableKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

it('signals are open once the desk has opened them', async () => {
  expect(await readSignalsStatus(process.env)).toEqual({ open: false, analyst: null });
  await signalCalls(supabase).open();
  expect(await readSignalsStatus(process.env)).toEqual({ open: true, analyst: 'Ada Byron' });
});

it('the record shows what closed a day ago, and counts what is sealed', async () => {
  const { issued, record, age } = signalCalls(supabase);
  const lost = await issued({ trial: false });
  await record(lost, 'entry_hit');
  await record(lost, 'stop_loss', '90');
  await age(lost);
  const built = await recordSnapshot();
  // The trial that opened the service, and three events of the lost signal.
  expect(built?.length).toBe(4);
  expect(built?.record.signals.map(({ issued: { coin }, end }) => [coin, end.kind])).toEqual([
    ['bitcoin', 'stop_loss'],
  ]);
  expect(built?.record.signals[0]?.result?.net).toBeLessThan(-1);
  expect(built?.record.sealed).toMatchObject({ open: 1, closed: 0 });
});
