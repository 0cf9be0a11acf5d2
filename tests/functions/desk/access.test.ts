/** Every persona and every desk action: only editors with a second factor are allowed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import signalPublish from '../../../netlify/functions/signal-publish.mts';
import type { DeskRequest } from '../../../src/domain/api/desk.ts';
import { draft } from '../../database/signals/fixtures.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  addFactor,
  breakCalls,
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { post, refusal, subscribe } from '../fixtures/services.ts';
import { callDesk, editorToken, makeEditor } from './fixtures.ts';

const id = '00000000-0000-4000-8000-000000000001';
const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

const actions: readonly DeskRequest[] = [
  { action: 'overview' },
  { action: 'deliveries' },
  { action: 'bookings', day },
  { action: 'close-day', day },
  { action: 'open-day', day },
  { action: 'mark-booking', id, known: null, attendance: 'done' },
  { action: 'tickets', status: 'open', page: 0 },
  { action: 'answer-ticket', id, version: 1, request: id, text: 'Yes.' },
  { action: 'set-ticket', id, version: 1, status: 'closed' },
];
const publishing: readonly object[] = [
  { action: 'save', id, version: 0, signal: draft },
  { action: 'delete', id, version: 1 },
  { action: 'issue', id, version: 1, trial: true },
  { action: 'settings', known: { analyst: null, open: false }, analyst: 'Eve', open: false },
];

let services: AccountServices;
let editor: string;
/** Everybody else, with the refusal each gets. */
const personas: Record<string, readonly [token: string | undefined, status: number, code: string]> =
  {};
const names = [
  'nobody',
  'a broken token',
  'a member',
  'a subscriber of signals',
  'somebody who calls himself an editor',
  'a member after a second factor',
  'a member before the second factor',
  'an editor without a second factor',
  'an editor before the second factor',
  'an editor of before, whose role was taken away',
];

beforeAll(async () => {
  services = await startAccountServices();
  const { supabase } = services;
  const make = (name: string, data = {}): Promise<Person> =>
    supabase.createUser(`${name}@example.test`, 'correct horse', data);
  editor = await editorToken(services, 'editor');
  const [member, subscriber, claims] = [
    await make('member'),
    await make('subscriber'),
    await make('claims', { role: 'editor', app_metadata: { role: 'editor' } }),
  ];
  await subscribe(services, subscriber, { plan_key: 'formationEtSignaux' });
  const guarded = await make('guarded');
  await addFactor(services, guarded);
  const halfway = await makeEditor(services, 'halfway');
  await addFactor(services, halfway);
  const past = await makeEditor(services, 'past');
  await supabase.run(
    `update auth.users set raw_app_meta_data = (raw_app_meta_data::jsonb - 'role') where id = $1::uuid`,
    [past.id],
  );
  Object.assign(personas, {
    nobody: [undefined, 401, 'unauthenticated'],
    'a broken token': [`${editor.slice(0, -4)}AAAA`, 401, 'unauthenticated'],
    'a member': [member.token, 403, 'not_editor'],
    'a subscriber of signals': [subscriber.token, 403, 'not_editor'],
    'somebody who calls himself an editor': [verifiedToken(services, claims), 403, 'not_editor'],
    'a member after a second factor': [verifiedToken(services, guarded), 403, 'not_editor'],
    'a member before the second factor': [guarded.token, 403, 'not_editor'],
    'an editor without a second factor': [
      (await makeEditor(services, 'bare')).token,
      403,
      'second_factor_required',
    ],
    'an editor before the second factor': [halfway.token, 403, 'second_factor_required'],
    'an editor of before, whose role was taken away': [
      verifiedToken(services, past),
      403,
      'not_editor',
    ],
  });
});
afterAll(() => services.close());

describe.each(names)('%s', (name) => {
  it('is refused every action', async () => {
    const [token, status, code] = personas[name] ?? [undefined, 0, ''];
    for (const action of actions) {
      expect(await refusal(await callDesk(action, token)), action.action).toEqual([status, code]);
    }
    for (const action of publishing) {
      expect(await refusal(await post(signalPublish, action, token))).toEqual([status, code]);
    }
  });
});

it('an editor with a second factor may do everything', async () => {
  for (const action of actions) {
    const response = await callDesk(action, editor);
    // 404 where there is no such ticket or booking.
    expect([200, 404], action.action).toContain(response.status);
  }
});

it('nothing was changed by the others', async () => {
  const [left] = await services.supabase.query(
    `select (select count(*)::int from closed_days) as days, (select count(*)::int from signals) as signals,
       (select analyst from signals_desk) as analyst`,
  );
  expect(left).toEqual({ days: 0, signals: 0, analyst: 'Ada Byron' });
});

it('is closed while the account cannot be checked', async () => {
  for (const part of ['/rpc/is_editor', '/auth/v1/user']) {
    const broken = breakCalls(part);
    expect(await refusal(await callDesk({ action: 'overview' }, editor))).toEqual([
      503,
      'unavailable',
    ]);
    broken.mockRestore();
  }
  vi.restoreAllMocks();
  expect((await callDesk({ action: 'overview' }, editor)).status).toBe(200);
});

it('refuses what the contract does not know', async () => {
  for (const body of [
    { action: 'overview', more: 1 },
    { action: 'bookings', day: '2026-02-30' },
    { action: 'bookings', day: '9999-12-31' },
    { action: 'bookings', day: '0000-01-01' },
    { action: 'tickets', status: 'lost', page: 0 },
    { action: 'tickets', status: 'open', page: -1 },
    { action: 'answer-ticket', id, version: 1, request: id, text: ' ' },
    { action: 'answer-ticket', id, version: 1, request: id, text: 'x'.repeat(5_001) },
    { action: 'mark-booking', id, known: null, attendance: 'late' },
  ]) {
    expect(await refusal(await callDesk(body as DeskRequest, editor))).toEqual([
      400,
      'bad_request',
    ]);
  }
});
