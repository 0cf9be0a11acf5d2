/** Who can read a signal and its events in each state through the Data API, by kind of person. */
import { createHmac, randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';
import { clearSignals, signalCalls, subscribe } from './fixtures.ts';

let supabase: Supabase;
/** The ids of the signals, by state. */
let signals: Readonly<Record<State, string>>;

type State = 'draft' | 'open trial' | 'open' | 'closed an hour ago' | 'closed two days ago';
const sent: readonly State[] = ['open', 'closed an hour ago', 'closed two days ago'];
const all: readonly State[] = ['draft', 'open trial', ...sent];
const old: readonly State[] = ['closed two days ago'];

/** The signals that each kind of person can read. */
const readers: Readonly<Record<string, readonly State[]>> = {
  anonymous: old,
  member: old,
  'subscriber of the course': old,
  'subscriber of signals': sent,
  'subscriber whose time has ended': old,
  'subscriber before the second factor': old,
  'subscriber after the second factor': sent,
  'somebody who calls himself an editor': old,
  'editor without a second factor': old,
  'editor after the second factor': all,
  'member after a second factor': old,
};

const clients: Record<string, SupabaseClient> = {};

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  supabase = await startSupabase();
  await clearSignals(supabase);
  const calls = signalCalls(supabase);
  await calls.open();
  const draft = randomUUID();
  await calls.save(draft, 0);
  const closed = async (): Promise<string> => {
    const id = await calls.issued({ trial: false });
    expect(await calls.record(id, 'withdrawn')).toBe('recorded');
    return id;
  };
  signals = {
    draft,
    'open trial': await calls.issued({ trial: true }),
    open: await calls.issued({ trial: false }),
    'closed an hour ago': await closed(),
    'closed two days ago': await closed(),
  };
  await calls.age(signals['closed two days ago']);

  const made = (name: string, data = {}) =>
    supabase.createUser(`${name}@example.test`, 'correct horse', data);
  const course = await made('course');
  const subscriber = await made('subscriber');
  const ended = await made('ended');
  const guarded = await made('guarded');
  const editor = await made('desk');
  const member = await made('member');
  await subscribe(supabase, course.id, 'formation');
  for (const { id } of [subscriber, ended, guarded]) await subscribe(supabase, id);
  await supabase.query(
    `update subscriptions set end_date = now() - interval '1 minute' where user_id = '${ended.id}';
     insert into address_proofs (user_id) values ('${guarded.id}');
     insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at)
       values ('${guarded.id}', 'totp', 'verified', 'secret', now(), now());
     update auth.users set raw_app_meta_data =
       coalesce(raw_app_meta_data::jsonb, '{}') || '{"role": "editor"}' where id = '${editor.id}'`,
  );
  Object.assign(clients, {
    anonymous: supabase.clientFor(supabase.publishableKey),
    member: member.client,
    'subscriber of the course': course.client,
    'subscriber of signals': subscriber.client,
    'subscriber whose time has ended': ended.client,
    'subscriber before the second factor': guarded.client,
    'subscriber after the second factor': verified(guarded),
    'somebody who calls himself an editor': (await made('claims', { role: 'editor' })).client,
    'editor without a second factor': editor.client,
    'editor after the second factor': verified(editor),
    'member after a second factor': verified(member),
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
});

it.each(Object.entries(readers))('%s reads %j, and its events', async (name, expected) => {
  const client = clients[name];
  if (!client) throw new Error(`No client for ${name}.`);
  const rows = await client.from('signals').select('id').in('id', Object.values(signals));
  const names = (ids: readonly string[]) => all.filter((state) => ids.includes(signals[state]));
  expect(names((rows.data ?? []).map(({ id }) => id as string))).toEqual(expected);
  const events = await client
    .from('signal_events')
    .select('signal_id')
    .in('signal_id', Object.values(signals));
  const told = (events.data ?? []).map(({ signal_id: id }) => id as string);
  // A draft has no event.
  expect(names(told)).toEqual(expected.filter((state) => state !== 'draft'));
});

it('nobody writes signals, their events or the desk, nor calls its functions', async () => {
  const before = await stored();
  for (const [name, client] of Object.entries(clients)) {
    const id = signals.draft;
    await client.from('signals').update({ risk: 0.02 }).eq('id', id);
    await client.from('signals').delete().eq('id', id);
    await client.from('signal_events').delete().gt('position', 0);
    await client.from('signals_desk').update({ opened_at: null }).eq('id', true);
    await client.from('closed_days').insert({ day: '2030-01-02' });
    const answers = await Promise.all([
      client.rpc('save_signal_draft', { p_id: id, p_version: 1, p_editor: null, p_signal: {} }),
      client.rpc('delete_signal_draft', { p_id: id, p_version: 1 }),
      client.rpc('issue_signal', { p_id: id, p_version: 1, p_trial: true }),
      client.rpc('set_signals_desk', {
        ...{ p_known_analyst: 'Ada Byron', p_known_open: true },
        ...{ p_analyst: 'Eve', p_open: false },
      }),
      client.rpc('desk_overview'),
      client.rpc('desk_deliveries', { p_before: null, p_limit: 5 }),
      client.rpc('set_closed_day', { p_day: '2030-01-02', p_closed: true, p_editor: id }),
      client.rpc('mark_appointment', { p_id: id, p_known: null, p_attendance: 'done' }),
      client.rpc('set_ticket', { p_id: id, p_version: 1, p_status: 'closed' }),
      client.rpc('answer_ticket', { p_id: id, p_version: 1, p_request: id, p_text: 'No.' }),
    ]);
    expect(
      answers.map(({ error }) => error?.code),
      name,
    ).toEqual(answers.map(() => '42501'));
  }
  expect(await stored()).toBe(before);
});

it('a place in the feed never moves back, whichever device saves last', async () => {
  const client = clients['subscriber of signals'];
  const [subscriber] = await supabase.query<{ id: string }>(
    "select id from auth.users where email = 'subscriber@example.test'",
  );
  const user_id = subscriber?.id;
  const places: number[] = [];
  for (const position of [3, 9, 5]) {
    const saved = await client?.from('signal_reads').upsert({ user_id, position });
    expect(saved?.error).toBeNull();
    const read = await client?.from('signal_reads').select('position');
    places.push(Number(read?.data?.[0]?.position));
  }
  expect(places).toEqual([3, 9, 9]);
});

async function stored(): Promise<string> {
  const [row] = await supabase.query<{ all: string }>(
    `select jsonb_build_array(
       (select jsonb_agg(to_jsonb(s) order by s.id) from signals s), (select count(*) from signal_events),
       (select jsonb_agg(to_jsonb(d)) from signals_desk d), (select count(*) from closed_days)
     )::text as all`,
  );
  return row?.all ?? '';
}

/** The person's client after the second factor. */
function verified({ token }: Person): SupabaseClient {
  const [header = '', claims = ''] = token.split('.');
  const before = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...before, aal: 'aal2' })).toString('base64url');
  const body = `${header}.${raised}`;
  const mac = createHmac('sha256', supabase.jwtSecret).update(body).digest('base64url');
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${body}.${mac}` } },
  }) as SupabaseClient;
}
