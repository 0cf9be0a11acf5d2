/** Forged writes by a signed-in member: only the member's own permitted data changes. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { tables } from './expectations.ts';
import { invalidWrite, type Targets } from './invalid-writes.ts';
import { startSupabase, type Person, type Row, type Supabase } from '../fixtures/supabase.ts';

const count = sample(150, 500);

let supabase: Supabase;
let member: Person;
let other: Person;

beforeAll(async () => {
  // The local server logs every refusal.
  vi.spyOn(console, 'error').mockReturnValue();
  supabase = await startSupabase();
  member = await supabase.createUser('member@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
  for (const [table, { row, hasOwner, needs }] of Object.entries(tables)) {
    if (needs !== undefined) await supabase.query(needs);
    for (const [index, { id }] of [member, other].entries()) {
      if (index > 0 && !hasOwner) continue;
      await add(table, index === 0 ? row : renamed(row), hasOwner ? id : undefined);
    }
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
});

it(`${count} forged writes change nothing that a member may not change`, async () => {
  const random = seededRandom(seedOf(20_261_125));
  const before = await dump();
  const columns: Record<string, string[]> = {};
  for (const [table, rows] of Object.entries(before)) columns[table] = Object.keys(rows[0] ?? {});
  const targets: Targets = { own: member.id, foreign: other.id, columns };
  const start: Start = {
    at: Date.now(),
    evidence: new Set((before.checkout_evidence ?? []).map(({ id }) => id)),
    learned: new Set(
      [...(before.quiz_attempts ?? []), ...(before.review_cards ?? [])].map((row) =>
        JSON.stringify(row),
      ),
    ),
  };
  const wanted = fixed(before, start);
  const damage: string[] = [];
  let accepted = 0;
  for (let done = 0; done < count; done += 1) {
    const forgery = invalidWrite(random, targets);
    const { error } = await forgery.send(member.client);
    if (!error) accepted += 1;
    const lines = fixed(await dump(), start);
    const gone = wanted.filter((line) => !lines.includes(line));
    const come = lines.filter((line) => !wanted.includes(line));
    if (gone.length + come.length > 0) {
      damage.push(`${forgery.says}\n- ${gone.join('\n- ')}\n+ ${come.join('\n+ ')}`);
      break;
    }
  }
  expect(damage).toEqual([]);
  // Some are permitted, so the others are refused for their forged part.
  expect(accepted).toBeGreaterThan(count / 10);
  expect(accepted).toBeLessThan(count / 2);
  expect(await dump()).not.toEqual(before);
});

interface Start {
  readonly at: number;
  /** Ids of the evidence before the writes. */
  readonly evidence: ReadonlySet<unknown>;
  /** The quiz attempts and review cards before the writes, as JSON. */
  readonly learned: ReadonlySet<string>;
}

/**
 * The data that must not change: every row of every table, except permitted changes of the member's
 * own rows.
 */
function fixed(all: Record<string, Row[]>, start: Start): string[] {
  const lines: string[] = [];
  for (const [table, rows] of Object.entries(all)) {
    for (const row of rows) {
      const left = row.user_id === member.id ? withoutTheirs(table, row, start) : row;
      if (left) lines.push(`${table} ${JSON.stringify(left)}`);
    }
  }
  return lines.sort();
}

/**
 * A member's row without the parts they may change; undefined if they may change all of it.
 */
function withoutTheirs(table: string, row: Row, { at, evidence, learned }: Start): Row | undefined {
  // The server sets timestamps: a forged one is years away.
  const recent = (hour: unknown) => Math.abs(new Date(String(hour)).getTime() - at) < 5 * 60_000;
  if (table === 'profiles') {
    // They may change their names, phone, language and preferences.
    const own = [...Object.keys(tables.profiles?.changes ?? {}), 'updated_at'];
    const rest = Object.fromEntries(Object.entries(row).filter(([name]) => !own.includes(name)));
    return recent(row.updated_at) ? rest : row;
  }
  if (table === 'lesson_progress') {
    // They may open, complete, reset and delete their own lessons.
    const hours = [row.opened_at, ...(row.completed_at === null ? [] : [row.completed_at])];
    return hours.every(recent) ? undefined : row;
  }
  if (table === 'lesson_notes') {
    // They may add, change and delete notes of their own, none from the future.
    return new Date(String(row.updated_at)).getTime() < at + 5 * 60_000 ? undefined : row;
  }
  // They may change their position in the feed.
  if (table === 'signal_reads') return undefined;
  if (table === 'quiz_attempts' || table === 'review_cards') {
    // They may erase these by turning progress off, but not change or add one.
    return learned.has(JSON.stringify(row)) ? undefined : row;
  }
  if (table === 'checkout_evidence') {
    // They may insert evidence of their own without a payment, and never change it.
    const added = !evidence.has(row.id) && row.terms_version !== null && row.language !== null;
    return added && row.checkout_session_id === null && recent(row.created_at) ? undefined : row;
  }
  return row;
}

/** Every row of our tables and of Auth, by table. */
async function dump(): Promise<Record<string, Row[]>> {
  const names = [
    ...Object.keys(tables),
    ...['users', 'identities', 'mfa_factors', 'sessions'].map((name) => `auth.${name}`),
  ];
  const [all] = await supabase.query<{ all: Record<string, Row[]> }>(
    `select jsonb_build_object(${names
      .map(
        (name) =>
          `'${name}', (select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]') from ${name} t)`,
      )
      .join()}) as all`,
  );
  return all?.all ?? {};
}

/** The same row for another user, with its unique values changed. */
function renamed(row: Row): Row {
  const unique = ['stripe_customer_id', 'stripe_subscription_id', 'cause'];
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      unique.includes(name) ? `${String(value)}_2` : value,
    ]),
  );
}

async function add(table: string, row: Row, user?: string): Promise<void> {
  const values = { ...row, ...(user === undefined ? {} : { user_id: user }) };
  const columns = Object.keys(values).join();
  await supabase.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, '${JSON.stringify(values)}')
     on conflict do nothing`,
  );
}
