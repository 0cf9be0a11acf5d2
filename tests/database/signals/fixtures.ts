/** Signals of a test, written through the functions that the site uses. */
import { randomUUID } from 'node:crypto';
import type { SignalEventKind } from '../../../src/domain/signals/signal.ts';
import type { Supabase } from '../fixtures/supabase.ts';

export const draft = {
  action: 'buy',
  coin: 'bitcoin',
  currency: 'eur',
  entry: '100',
  take_profit: '120',
  stop_loss: '90',
  risk: 0.01,
  validity_minutes: 60,
  reasoning_fr: 'Deux rebonds sur le même niveau, le stop est placé dessous.',
  reasoning_en: 'Two bounces off the same level; the stop sits just below it.',
} as const;

/** Deletes all signals and their events, which only a test may do, and starts the record again. */
export async function clearSignals(supabase: Pick<Supabase, 'query'>): Promise<void> {
  await supabase.query(`
    alter table signal_events disable trigger user;
    truncate signal_events, signals, webhook_deliveries, signal_webhooks, emails, subscriptions;
    alter table signal_events enable trigger user;
    update signals_desk set analyst = null, opened_at = null, chain_length = 0, chain_head = repeat('0', 64);
  `);
}

/** Gives somebody an active subscription. */
export async function subscribe(
  supabase: Pick<Supabase, 'run'>,
  user: string,
  plan = 'formationEtSignaux',
): Promise<void> {
  await supabase.run(
    `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
      plan_key, amount, currency, start_date, end_date)
      values ($1::uuid, 'sub_' || gen_random_uuid(), 'cus', 'price', 'active', $2, 34999, 'eur',
        now() - interval '1 day', now() + interval '1 day')`,
    [user, plan],
  );
}

/** The functions of supabase/schemas/signals, called as the database's owner. */
export function signalCalls({ run, query }: Pick<Supabase, 'run' | 'query'>) {
  const save = async (id: string, version: number, changes: object = {}) => {
    const [row] = await run<{ version: number | null }>(
      'select save_signal_draft($1, $2, null, $3::jsonb) as version',
      [id, version, JSON.stringify({ ...draft, ...changes })],
    );
    return row?.version ?? null;
  };
  const issue = async (id: string, version: number, trial = true) => {
    const [row] = await run<{ outcome: string; hash: string | null }>(
      'select outcome, hash from issue_signal($1, $2, $3)',
      [id, version, trial],
    );
    return row ?? { outcome: 'nothing', hash: null };
  };
  const outcome = { by: 'data', source: 'CoinGecko' };
  return {
    save,
    issue,
    /** Issues a new signal and returns its id. */
    issued: async ({
      trial,
      ...changes
    }: { trial: boolean } & Record<string, unknown>): Promise<string> => {
      const id = randomUUID();
      await save(id, 0, changes);
      await issue(id, 1, trial);
      return id;
    },
    record: async (
      id: string,
      kind: SignalEventKind,
      price: string | null = null,
    ): Promise<string> => {
      const [row] = await run<{ outcome: string }>(
        'select outcome from record_signal_event($1, $2, now(), $3::numeric, $4::jsonb)',
        [id, kind, price, JSON.stringify(outcome)],
      );
      return row?.outcome ?? 'nothing';
    },
    revise: async (
      id: string,
      takeProfit: string,
      stopLoss: string,
      last: number | null = null,
    ) => {
      const [row] = await run<{ outcome: string }>(
        `select outcome from record_signal_event($1, 'revised', now(), null,
          '{"note":{"fr":"Le stop suit.","en":"The stop follows."}}', $2::numeric, $3::numeric, $4::bigint)`,
        [id, takeProfit, stopLoss, last],
      );
      return row?.outcome ?? 'nothing';
    },
    /** Opens the service, after a trial signal: the record must have begun. */
    open: async (): Promise<void> => {
      const id = randomUUID();
      await save(id, 0);
      await issue(id, 1);
      await run(
        "select set_signals_desk(analyst, opened_at is not null, 'Ada Byron', true) from signals_desk",
        [],
      );
    },
    /** Moves the close of a signal to more than a day ago. */
    age: async (id: string): Promise<void> => {
      await query(`
        alter table signals disable trigger user;
        update signals set closed_at = closed_at - interval '25 hours' where id = '${id}';
        alter table signals enable trigger user;
      `);
    },
  };
}
