import { sendDue } from '../../netlify/lib/outbox/outbox.ts';
import { directService } from '../functions/fixtures/direct-service.ts';
import { quick, startOutbox, type OutboxGround } from '../database/outbox/fixtures.ts';
import { startSupabase } from '../database/fixtures/supabase.ts';
import { printTable, type Row } from './table.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const crews = [1, 8] as const;
const number = new Intl.NumberFormat('en');

/** Number of settled emails in the table, besides the waiting ones. */
const settled = 1_000_000;

/** Milliseconds allowed on top of twice the time with a small outbox. */
const slack = 3;

/**
 * Drains outboxes of three sizes on a real PostgreSQL, to a receiver that responds at once and
 * without pacing: the rate must be the same for all. Then measures one claim from an outbox of each
 * size among a million settled emails, and prints the indexes it uses.
 */
export async function benchOutbox(): Promise<void> {
  const outbox = await startOutbox();
  const rows: Row[] = [];
  try {
    await drain(outbox, 500, 1); // fills the caches
    for (const crew of crews) {
      const rates: number[] = [];
      for (const size of sizes) rates.push(await drain(outbox, size, crew));
      const [small = 0, , large = 0] = rates;
      rows.push({
        name: crew === 1 ? 'sent by 1 worker' : `sent by ${crew} workers`,
        values: rates.map((rate) => `${rate.toFixed(0)} a second`),
        budget: 'linear',
        held: large >= 0.6 * small,
      });
    }
  } finally {
    await outbox.close();
  }
  printTable(
    'Outbox (PostgreSQL)',
    sizes.map((size) => `${number.format(size)} mails`),
    rows,
  );
  await benchClaim();
}

/**
 * Emails per second. All workers share one process, so this measures the database and our code.
 */
async function drain(outbox: OutboxGround, size: number, crew: number): Promise<number> {
  await outbox.clear();
  await outbox.fill(size);
  const began = performance.now();
  const work = (): Promise<number> => sendDue(outbox.service, Date.now() + 3_600_000, quick);
  const sent = await Promise.all(Array.from({ length: crew }, work));
  const seconds = (performance.now() - began) / 1_000;
  const all = sent.reduce((sum, count) => sum + count, 0);
  if (all !== size) throw new Error(`${all} of ${size} mails were sent.`);
  return size / seconds;
}

async function benchClaim(): Promise<void> {
  let heard: string[] = [];
  const supabase = await startSupabase({
    connections: 20,
    onNotice: (message) => void heard.push(message),
  });
  try {
    const service = directService(supabase);
    await supabase.query(
      `set synchronous_commit = off;
       insert into emails (cause, purpose, template, language, sent_at)
         select 'settled-' || n, 'account', 'account-deleted', 'fr', now() - n * interval '1 second'
         from generate_series(1, ${settled}) n`,
    );
    const steps = ['a claim of 8', 'settling 8', 'when the next is due'] as const;
    const times = new Map<string, number[]>(steps.map((name) => [name, []]));
    let before = 0;
    for (const size of sizes) {
      // The same number is due later: a claim must not scan those.
      await supabase.query(
        `insert into emails (cause, purpose, template, language, recipient, not_before)
           select 'waiting-' || n || part, 'account', 'account-deleted', 'fr', 'a@example.test',
             now() + part * interval '1 day'
           from generate_series(${before + 1}, ${size}) n, generate_series(0, 1) part;
         analyze emails`,
      );
      before = size;
      const took: Record<(typeof steps)[number], number[]> = {
        'a claim of 8': [],
        'settling 8': [],
        'when the next is due': [],
      };
      for (let round = 0; round < 60; round += 1) {
        const claimed = await timed(took['a claim of 8'], () =>
          service.rpc('claim_emails', {
            p_limit: 8,
            p_lease_seconds: 15,
            p_per_second: 100_000,
          }),
        );
        const results = (claimed.data ?? []).map(({ id, attempts }) => ({
          id,
          attempt: attempts,
          outcome: 'throttled',
        }));
        await timed(took['settling 8'], () => service.rpc('settle_emails', { p_results: results }));
        await timed(took['when the next is due'], () => service.rpc('next_email_at'));
      }
      for (const step of steps) times.get(step)?.push(median(took[step]));
    }
    heard = [];
    await supabase.query(
      `load 'auto_explain'; set auto_explain.log_min_duration = 0;
       set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on;
       set auto_explain.log_timing = off; set client_min_messages = log;
       select count(*) from claim_emails(8, 15, null, 100000)`,
    );
    const plans = heard.join('\n');
    const wholes = [...plans.matchAll(/Seq Scan on (emails)\b/g)].length;
    const indexes = new Set(
      [...plans.matchAll(/Index (?:Only )?Scan using (emails_\w+)/g)].map(([, name]) => name),
    );
    printTable(
      `The same, beside ${number.format(settled)} settled`,
      sizes.map((size) => `${number.format(size)} wait`),
      steps.map((name) => {
        const values = times.get(name) ?? [];
        const [few = 0, , many = Number.NaN] = values;
        return {
          name,
          values: values.map((ms) => `${ms.toFixed(2)} ms`),
          budget: 'index, flat',
          held: many <= 2 * few + slack && wholes === 0,
        };
      }),
    );
    console.log(`A claim reads ${[...indexes].sort().join(', ')}, and no table whole. Its plan:`);
    console.log(planOf(plans));
  } finally {
    await supabase.close();
  }
}

async function timed<T>(times: number[], work: () => PromiseLike<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  times.push(performance.now() - began);
  return done;
}

function median(times: readonly number[]): number {
  // The first ones warm up the caches.
  const sorted = times.slice(10).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The plan of the claim query, without the query text. */
function planOf(plans: string): string {
  const parts = plans.split(/(?=duration:)/);
  const part = parts.find((text) => text.includes('emails_waiting') && text.includes('LockRows'));
  const lines = part?.split('\n') ?? [];
  const from = lines.findIndex((line) => /^(Result|Limit|Nested Loop)/.test(line));
  return lines.slice(Math.max(from, 0)).join('\n').trimEnd();
}
