/** The service's client without its way over HTTP, for tests that make very many calls: SQL at once. */
import type { Client } from '../../netlify/lib/platform/supabase.ts';
import type { Supabase } from '../database/supabase.ts';

type Result = { data: unknown; error: unknown };

/** Functions that give rows; the others give one value. */
const sets = [
  'claim_waiting_events',
  'claim_reconcile',
  'claim_emails',
  'duplicate_subscriptions',
  'open_ticket',
  'busy_times',
  'hold_appointment',
];

/** Speaks to the database as supabase-js does, as far as webhook, sync, comparison and bookings ask. */
export function directService({ run }: Pick<Supabase, 'run'>): Client {
  const ask = async (work: () => Promise<unknown>): Promise<Result> => {
    try {
      return { data: await work(), error: null };
    } catch (error) {
      return { data: null, error };
    }
  };
  const rpc = (name: string, args: Record<string, unknown> = {}): Promise<Result> =>
    ask(async () => {
      const names = Object.keys(args);
      const given = names.map((key, index) => `${key} => $${index + 1}`).join(', ');
      const rows = await run<{ r: unknown }>(
        `select to_jsonb(f) as r from public.${name}(${given}) f`,
        Object.values(args),
      );
      const values = rows.map(({ r }) => r);
      return sets.includes(name) ? values : (values[0] ?? null);
    });
  return {
    rpc,
    from: (table: string) => new Asked(table, run, ask),
  } as unknown as Client;
}

/** A statement in the making; awaiting it runs it. */
class Asked implements PromiseLike<Result> {
  private readonly table: string;
  private readonly run: Supabase['run'];
  private readonly ask: (work: () => Promise<unknown>) => Promise<Result>;
  private readonly conditions: string[] = [];
  private readonly values: unknown[] = [];
  private changes: Record<string, unknown> | undefined;
  private inserted: Record<string, unknown> | undefined;
  private tail = '';
  private counts = false;
  private one = false;

  constructor(
    table: string,
    run: Supabase['run'],
    ask: (work: () => Promise<unknown>) => Promise<Result>,
  ) {
    this.table = table;
    this.run = run;
    this.ask = ask;
  }

  select(_columns: string, options?: { count?: string }): this {
    this.counts = options?.count === 'exact';
    return this;
  }
  update(changes: Record<string, unknown>): this {
    this.changes = changes;
    return this;
  }
  insert(row: Record<string, unknown>): this {
    this.inserted = row;
    return this;
  }
  eq(column: string, value: unknown): this {
    return this.where(`${column} = ${this.add(value)}`);
  }
  gte(column: string, value: unknown): this {
    return this.where(`${column} >= ${this.add(value)}`);
  }
  lte(column: string, value: unknown): this {
    return this.where(`${column} <= ${this.add(value)}`);
  }
  is(column: string, value: null): this {
    return this.where(`${column} is ${String(value)}`);
  }
  in(column: string, values: readonly string[]): this {
    return this.where(`${column} in (${values.map((value) => this.add(value)).join(', ')})`);
  }
  not(column: string, _operator: 'in', values: string): this {
    // As PostgREST takes it: (a,b), each in double quotes or not.
    const words = values.slice(1, -1).replaceAll('"', '').split(',');
    return this.where(`${column} not in (${words.map((word) => this.add(word)).join(', ')})`);
  }
  contains(column: string, values: readonly string[]): this {
    return this.where(`${column} @> ${this.add(values)}`);
  }
  order(column: string, { ascending }: { ascending: boolean }): this {
    this.tail += ` order by ${column}${ascending ? '' : ' desc'}`;
    return this;
  }
  limit(count: number): this {
    this.tail += ` limit ${count}`;
    return this;
  }
  maybeSingle(): this {
    this.one = true;
    return this;
  }

  then<A = Result, B = never>(
    good?: ((value: Result) => A | PromiseLike<A>) | null,
    bad?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): PromiseLike<A | B> {
    return this.execute().then(good, bad);
  }

  private async execute(): Promise<Result & { count?: number }> {
    const answer = await this.ask(() => this.run<{ r: unknown }>(this.sql(), this.values));
    if (answer.error) return answer;
    const rows = (answer.data as { r: unknown }[]).map(({ r }) => r);
    return {
      data: this.one ? (rows[0] ?? null) : rows,
      error: null,
      ...(this.counts ? { count: rows.length } : {}),
    };
  }

  private sql(): string {
    const where = this.conditions.length > 0 ? ` where ${this.conditions.join(' and ')}` : '';
    if (this.inserted) {
      const columns = Object.keys(this.inserted);
      const values = Object.values(this.inserted).map((value) => this.add(value));
      return `insert into public.${this.table} (${columns.join(', ')}) values (${values.join(', ')})`;
    }
    if (this.changes) {
      const set = Object.entries(this.changes).map(([key, value]) => `${key} = ${this.add(value)}`);
      return `update public.${this.table} set ${set.join(', ')}${where}`;
    }
    return `select to_jsonb(t) as r from public.${this.table} t${where}${this.tail}`;
  }

  private where(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  private add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
