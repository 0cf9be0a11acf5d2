/** Writes that a signed-in user might forge: on every table, in any way the Data API offers. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { functions, tables } from './expectations.ts';
import type { Row } from '../fixtures/supabase.ts';

export interface Targets {
  /** The forging account and its target. */
  readonly own: string;
  readonly foreign: string;
  /** Names of the columns of each table. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

export interface InvalidWrite {
  readonly says: string;
  send(client: SupabaseClient): PromiseLike<{ readonly error: unknown }>;
}

/** Columns of no table, which an attacker might try. */
const invented = ['role', 'is_admin', 'certificate', 'raw_app_meta_data', 'aal'];
const hidden = ['users', 'identities', 'mfa_factors', 'sessions'];

/** One forged write; the same random numbers give the same one. */
export function invalidWrite(
  random: () => number,
  { own, foreign, columns }: Targets,
): InvalidWrite {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const person = () => one([own, own, foreign, crypto.randomUUID()]);
  const table = one(Object.keys(tables));
  const names = columns[table] ?? [];

  const value = (column: string): unknown => {
    if (column === 'user_id' || column === 'id') return person();
    const tempting: Row = {
      role: one(['service_role', 'admin', 'postgres']),
      status: one(['active', 'trialing', 'canceled']),
      plan_key: one(['formation', 'formationEtSignaux']),
      purpose: 'account',
      language: one(['fr', 'en']),
      currency: 'eur',
      phone: '+33612345678',
      amount: one([0, 24_999]),
      used: 0,
      value: 'supabase',
      code_hash: one(['a', 'b', 'f']).repeat(64),
      lesson: one(['what-is-bitcoin', 'what-is-a-block', 'forged']),
      checkout_session_id: one(['cs_forged', null]),
      cancel_at_period_end: false,
      data: {},
    };
    if (column in tempting) return tempting[column];
    if (/^(is_|includes_|notify_|keep_|waiver)/.test(column)) return one([true, false]);
    if (/(_at|_date|_until|_before|^created)$/.test(column)) {
      return one(['2020-01-01T00:00:00Z', '2199-01-01T00:00:00Z', null]);
    }
    if (/(version|attempts)$/.test(column)) return one([0, 99]);
    return one(['forged', '', `forged_${Math.floor(random() * 1e6)}`]);
  };
  /** One to three forged columns. */
  const some = (from: readonly string[]): Row => {
    const chosen = Array.from({ length: one([1, 2, 3]) }, () => one(from));
    return Object.fromEntries(chosen.map((name) => [name, value(name)]));
  };
  /** A valid row with some columns forged. */
  const row = (): Row => {
    const { row: first, insert, hasOwner } = tables[table] ?? { row: {}, hasOwner: false };
    const forged = random() < 0.6 ? some(names) : {};
    const extra = random() < 0.1 ? some(invented) : {};
    return {
      ...(insert ?? first),
      ...(hasOwner ? { user_id: person() } : {}),
      ...forged,
      ...extra,
    };
  };
  /** Rows of the account, of the target, or all. */
  const whose = one(names.includes('user_id') ? [own, foreign, undefined] : [undefined]);
  const where = whose === undefined ? 'all' : whose === own ? 'own' : 'foreign';

  const kind = one([
    'insert',
    'insert',
    'update',
    'update',
    'upsert',
    'delete',
    'rpc',
    'rpc',
    'auth',
  ]);
  if (kind === 'insert') {
    const values = Array.from({ length: one([1, 1, 3]) }, row);
    return {
      says: `insert ${table} ${JSON.stringify(values)}`,
      send: (client) => client.from(table).insert(values),
    };
  }
  if (kind === 'upsert') {
    const values = row();
    const ignoreDuplicates = random() < 0.3;
    return {
      says: `upsert ${table} ${JSON.stringify(values)}`,
      send: (client) => client.from(table).upsert(values, { ignoreDuplicates }),
    };
  }
  if (kind === 'update') {
    const values = some(random() < 0.1 ? [...names, ...invented] : names);
    return {
      says: `update ${where} ${table} ${JSON.stringify(values)}`,
      send: (client) => {
        const change = client.from(table).update(values);
        return whose === undefined ? change : change.eq('user_id', whose);
      },
    };
  }
  if (kind === 'delete') {
    return {
      says: `delete ${where} ${table}`,
      send: (client) => {
        const change = client.from(table).delete();
        return whose === undefined ? change : change.eq('user_id', whose);
      },
    };
  }
  if (kind === 'rpc') {
    const paying = worthwhile(person);
    const name = one(random() < 0.7 ? Object.keys(paying) : Object.keys(functions));
    const given = random() < 0.1 ? {} : (paying[name] ?? { p_user: person() });
    return {
      says: `${name}(${JSON.stringify(given)})`,
      send: (client) => client.rpc(name, given),
    };
  }
  const place = one(hidden);
  const values = some([...invented, 'email_confirmed_at', 'status', 'user_id']);
  return {
    says: `update auth.${place} ${JSON.stringify(values)}`,
    send: (client) => client.schema('auth').from(place).update(values),
  };
}

/** Database functions with arguments worth forging. */
function worthwhile(person: () => string): Readonly<Record<string, Row>> {
  const now = new Date().toISOString();
  const row = { ...tables.subscriptions?.row, cancel_at_period_end: false, created_at: now };
  return {
    apply_subscriptions: { p_customer: 'cus_1', p_version: 0, p_event_id: null, p_rows: [row] },
    claim_checkout_evidence: {
      p_user: person(),
      p_price: 'price_1',
      p_plan: 'formation',
      p_amount: 0,
      p_currency: 'eur',
      p_terms: 'v',
    },
    consume_rate_limits: { p_limits: [{ key: 'key', times: 1_000, seconds: 1 }] },
    subscription_sync_version: { p_customer: 'cus_1' },
    has_access: { signals: true },
    export_account: { p_user: person() },
    replace_recovery_codes: { p_user: person(), p_hashes: ['f'.repeat(64)] },
    use_recovery_code: { p_user: person(), p_hash: 'a'.repeat(64) },
    begin_erasure: { p_user: person(), p_language: 'fr' },
    claim_erasures: { p_limit: 10 },
    claim_emails: { p_limit: 10, p_lease_seconds: 60 },
  };
}
