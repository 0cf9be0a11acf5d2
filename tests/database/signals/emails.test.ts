/** Signal emails: sent in time, and only to those entitled at the moment of sending. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';
import { clearSignals, signalCalls, subscribe } from './fixtures.ts';

let supabase: Supabase;
let people: readonly Person[];

beforeAll(async () => {
  supabase = await startSupabase();
  people = [
    await supabase.createUser('ada@example.test', 'correct horse'),
    await supabase.createUser('eve@example.test', 'correct horse'),
  ];
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await clearSignals(supabase);
  for (const { id } of people) await subscribe(supabase, id);
  await signalCalls(supabase).open();
  await signalCalls(supabase).issued({ trial: false });
});

const claimed = () =>
  supabase.query<{ recipient: string }>(
    'select recipient from claim_emails(100, 15) order by recipient',
  );
const dropped = () => supabase.query('select last_error from emails where given_up_at is not null');
const alerts = () =>
  supabase.query(
    `select data ->> 'template' as template, data ->> 'code' as code
     from emails where template = 'staff-email-failed'`,
  );

it('are sent while the signal is valid', async () => {
  expect(await claimed()).toEqual([
    { recipient: 'ada@example.test' },
    { recipient: 'eve@example.test' },
  ]);
});

it('are dropped once it is not, and the team is told', async () => {
  await supabase.query("update emails set not_after = now() - interval '1 second'");
  expect(await claimed()).toEqual([]);
  expect(await dropped()).toEqual([{ last_error: 'too_late' }, { last_error: 'too_late' }]);
  const alert = { template: 'signal-issued', code: 'too_late' };
  expect(await alerts()).toEqual([alert, alert]);
});

it('do not announce a signal that was withdrawn meanwhile', async () => {
  const [signal] = await supabase.query<{ id: string }>('select id from signals where not trial');
  expect(await signalCalls(supabase).record(signal?.id ?? '', 'withdrawn')).toBe('recorded');
  const sent = await supabase.query('select template from claim_emails(100, 15)');
  expect(sent).toEqual([{ template: 'signal-updated' }, { template: 'signal-updated' }]);
  expect(await dropped()).toEqual([{ last_error: 'too_late' }, { last_error: 'too_late' }]);
  expect(await alerts()).toEqual([]);
});

it('are not sent to somebody whose subscription has ended since', async () => {
  await supabase.run(
    "update subscriptions set end_date = now() - interval '1 second' where user_id = $1",
    [people[0]?.id],
  );
  expect(await claimed()).toEqual([{ recipient: 'eve@example.test' }]);
  expect(await dropped()).toEqual([{ last_error: 'unwanted' }]);
  expect(await alerts()).toEqual([]);
});

it('are not sent twice to somebody with two subscriptions', async () => {
  await clearSignals(supabase);
  const [ada] = people;
  for (let n = 0; n < 2; n += 1) await subscribe(supabase, ada?.id ?? '');
  await signalCalls(supabase).open();
  await signalCalls(supabase).issued({ trial: false });
  expect(await claimed()).toHaveLength(1);
});
