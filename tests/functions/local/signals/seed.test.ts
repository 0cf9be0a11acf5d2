/** The invented record of the local world: a chain that verifies, with losers in it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSignals } from '../../../../local/signals/index.ts';
import type { ChainEvent } from '../../../../src/domain/signals/event-payload.ts';
import { verifyChain } from '../../../../src/domain/signals/chain.ts';
import { recordOf } from '../../../../src/domain/signals/record.ts';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';

let supabase: Supabase;
const now = Date.now();

beforeAll(async () => {
  supabase = await startSupabase();
  await seedSignals(supabase.run, now, false);
});
afterAll(() => supabase.close());

const chain = async () =>
  (await supabase.clientFor(supabase.publishableKey).rpc('signal_chain', {})).data as ChainEvent[];

it('verifies, and has gains, losses and signals that are still open', async () => {
  const events = await chain();
  expect(await verifyChain(events)).toMatchObject({ type: 'ok' });
  const { signals } = recordOf(events);
  const states = new Set(signals.map(({ end }) => end.kind));
  expect([...states]).toEqual(expect.arrayContaining(['take_profit', 'stop_loss', 'expired']));
  expect(signals.length).toBeGreaterThan(25);
  expect(events.some(({ payload }) => payload === null)).toBe(true);
});

it('is written once, and opened when asked for', async () => {
  const before = (await chain()).length;
  await seedSignals(supabase.run, now, true);
  expect(await chain()).toHaveLength(before);
  const [status] = await supabase.query('select is_open from signals_status()');
  expect(status).toEqual({ is_open: true });
});

it('goes on with what the desk issues', async () => {
  const draft = {
    ...{ action: 'buy', coin: 'bitcoin', currency: 'eur', risk: 0.01, validity_minutes: 60 },
    ...{ entry: '100', take_profit: '120', stop_loss: '90' },
    ...{ reasoning_fr: 'Deux rebonds sur le niveau.', reasoning_en: 'Two bounces off the level.' },
  };
  const id = '00000000-0000-4000-8000-000000000001';
  await supabase.run('select save_signal_draft($1, 0, null, $2::jsonb)', [
    id,
    JSON.stringify(draft),
  ]);
  await supabase.run('select * from issue_signal($1, 1, false)', [id]);
  expect(await verifyChain(await chain())).toMatchObject({ type: 'ok' });
});
