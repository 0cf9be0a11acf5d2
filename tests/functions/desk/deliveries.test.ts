/** The desk's figures on the service and each event's deliveries, counted independently. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clearSignals, signalCalls, subscribe } from '../../database/signals/fixtures.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { callDesk, deskBody, editorToken } from './fixtures.ts';

let services: AccountServices;
let editor: string;
beforeAll(async () => {
  services = await startAccountServices();
  editor = await editorToken(services, 'editor');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await services.close();
});

const overview = () => deskBody('overview', callDesk({ action: 'overview' }, editor));

it('counts signals, subscribers, emails, webhooks, and what took how long', async () => {
  const { supabase } = services;
  await clearSignals(supabase);
  const calls = signalCalls(supabase);
  expect(await overview()).toMatchObject({
    ...{ analyst: null, opened_at: null, chain_length: 0 },
    signals: { draft: 0, open: 0, closed: 0 },
    subscribers: { entitled: 0, by_email: 0 },
    ...{ webhooks: {}, endpoints: {}, webhooks_off: false },
  });

  for (const name of ['ada', 'bob', 'cyd']) {
    const { id } = await supabase.createUser(`${name}@example.test`, 'correct horse');
    await subscribe(supabase, id);
    await subscribe(supabase, id);
    for (const url of ['https://one.example/x', 'https://two.example/y']) {
      await supabase.run(
        `insert into signal_webhooks (user_id, name, url, recipe, status) values ($1::uuid, 'Bot', $2, 'json', $3)`,
        [id, url, name === 'cyd' ? 'auto_paused' : 'active'],
      );
    }
  }
  await supabase.query(
    `update profiles set notify_signals = false where user_id =
       (select id from auth.users where email = 'cyd@example.test')`,
  );
  await calls.open();
  const trial = await calls.issued({ trial: true });
  const live = await calls.issued({ trial: false });
  await calls.record(live, 'withdrawn');
  // The first event: webhooks answered after 2 and 4 seconds, one failed; one email is given up.
  await supabase.query(`
    with first as (
      select d.id, row_number() over (order by d.sequence) as nth from webhook_deliveries d
      join signal_events e on e.id = d.event_id where e.kind = 'issued'
    )
    update webhook_deliveries d set state = case when nth = 3 then 'failed' else 'sent' end,
      finished_at = d.created_at + make_interval(secs => nth * 2)
      from first where first.id = d.id and nth <= 3;
    update emails set given_up_at = now(), recipient = null, data = '{}'
      where id = (select id from emails where template = 'signal-issued' order by cause limit 1);
    update emails set sent_at = created_at + interval '3 seconds', recipient = null, data = '{}'
      where template = 'signal-issued' and given_up_at is null;
  `);
  vi.stubEnv('SIGNAL_WEBHOOKS', 'off');

  expect(await overview()).toMatchObject({
    analyst: 'Ada Byron',
    chain_length: 4,
    signals: { draft: 0, open: 2, closed: 1 },
    subscribers: { entitled: 3, by_email: 2 },
    emails: { waiting: 2, sent: 1, failed: 1 },
    webhooks: { waiting: 5, sent: 2, failed: 1 },
    endpoints: { active: 4, auto_paused: 2 },
    webhooks_off: true,
  });
  const { events, more } = await deskBody('deliveries', callDesk({ action: 'deliveries' }, editor));
  expect(more).toBe(false);
  expect(events.map(({ position, kind }) => [position, kind])).toEqual([
    [4, 'withdrawn'],
    [3, 'issued'],
    [2, 'issued'],
    [1, 'issued'],
  ]);
  expect(events[0]).toMatchObject({ webhooks: { waiting: 4 }, webhook_median: null });
  expect(events[1]).toMatchObject({
    signal_id: live,
    webhooks: { waiting: 1, sent: 2, failed: 1 },
    ...{ webhook_median: 3, webhook_p95: 3.9 },
    emails: { waiting: 0, sent: 1, failed: 1 },
    ...{ email_median: 3, email_p95: 3 },
  });
  expect(events[2]).toMatchObject({
    ...{ signal_id: trial, trial: true, webhooks: {} },
    emails: { waiting: 0, sent: 0, failed: 0 },
  });
  const before = await deskBody(
    'deliveries',
    callDesk({ action: 'deliveries', before: 3 }, editor),
  );
  expect(before.events.map(({ position }) => position)).toEqual([2, 1]);
});
