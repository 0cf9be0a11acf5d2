import { randomUUID } from 'node:crypto';
import { sendDueDeliveries } from '../../netlify/lib/signals/webhooks/send-due.ts';
import { mixed, startWebhooks, type WebhookGround } from '../database/signals/webhooks/ground.ts';
import { printTable, type Row } from './table.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const crew = 8;
const number = new Intl.NumberFormat('en');

/** Seconds to queue a signal for 100,000 people, and until 95% of healthy webhooks have received it. */
const budgets = { queue: 10, healthy: 5 } as const;

/**
 * Issues a signal to subscribers who each have a webhook and want emails, on a real PostgreSQL. Measures how long it
 * takes to queue, and how fast eight workers in one process send it to a receiver that responds at once; then sends
 * one to 1,000 webhooks of which a tenth hang and a tenth fail. Costs are processor time of the whole process.
 */
export async function benchWebhooks(): Promise<void> {
  const queued: number[] = [];
  const rates: number[] = [];
  const costs: number[] = [];
  const work: number[] = [];
  for (const size of sizes) {
    const ground = await startWebhooks();
    try {
      await ground.fill(size, "'good'", true);
      await ground.calls.open();
      const { seconds: took, cpu } = await issue(ground);
      queued.push(took);
      work.push(cpu);
      const used = process.cpuUsage();
      const began = performance.now();
      // Requests that time out on a busy machine are retried after a few seconds.
      for (let sent = 0; sent < size;) sent += await drain(ground, 600_000);
      const seconds = (performance.now() - began) / 1_000;
      rates.push(size / seconds);
      const { user, system } = process.cpuUsage(used);
      costs.push((user + system) / 1e6 / (size / 1_000));
    } finally {
      await ground.close();
    }
  }
  const [small = 0, , large = Number.NaN] = queued;
  const [slow = 0, , fast = Number.NaN] = rates;
  const rows: Row[] = [
    {
      name: 'queued, emails included',
      values: queued.map((seconds) => `${seconds.toFixed(2)} s`),
      budget: `${budgets.queue} s, linear`,
      held: large <= budgets.queue && large <= 150 * Math.max(small, 0.1),
    },
    {
      name: '  processor time of the database',
      values: work.map((seconds) => `${seconds.toFixed(2)} s`),
    },
    {
      name: `sent by ${crew} workers`,
      values: rates.map((rate) => `${rate.toFixed(0)} a second`),
      budget: 'linear',
      held: fast >= 0.6 * slow,
    },
    {
      name: 'processor time for 1,000',
      values: costs.map((seconds) => `${seconds.toFixed(2)} s`),
    },
  ];
  printTable(
    'Signals to webhooks (PostgreSQL)',
    sizes.map((size) => `${number.format(size)} people`),
    rows,
  );
  await benchMixed();
}

/**
 * Seconds until the event and everything it queues is committed, and the processor time of its connection, which
 * depends less on other load (Linux only).
 */
async function issue({
  calls,
  supabase,
}: WebhookGround): Promise<{ seconds: number; cpu: number }> {
  const id = randomUUID();
  await calls.save(id, 0);
  const ticks = [14, 15]
    .map((field) => `split_part(pg_read_file('/proc/self/stat'), ' ', ${field})::int`)
    .join(' + ');
  const began = performance.now();
  const [row] = await supabase.query<{ ticks: number }>(
    `select (${ticks}) - before.ticks as ticks
     from (select ${ticks} as ticks, issue_signal('${id}', 1, false) as issued offset 0) before
     where before.issued is not null`,
  );
  return { seconds: (performance.now() - began) / 1_000, cpu: (row?.ticks ?? Number.NaN) / 100 };
}

async function drain({ service, network }: WebhookGround, forMs: number): Promise<number> {
  const until = Date.now() + forMs;
  const work = Array.from({ length: crew }, () => sendDueDeliveries(service, until, { network }));
  return (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
}

async function benchMixed(): Promise<void> {
  const ground = await startWebhooks();
  try {
    await ground.fill(1_000, mixed);
    await ground.calls.open();
    const began = performance.now();
    await ground.calls.issued({ trial: false });
    await drain(ground, 25_000);
    const times = ground.received
      .filter(({ kind }) => kind === 'good')
      .map(({ at }) => (at - began) / 1_000)
      .sort((a, b) => a - b);
    const [p50 = Number.NaN, p95 = Number.NaN] = [0.5, 0.95].map(
      (share) => times[Math.floor(times.length * share)],
    );
    printTable(
      'A tenth hangs, a tenth fails',
      ['healthy', 'median', '95th percentile'],
      [
        {
          name: '1,000 subscribers',
          values: [String(times.length), `${p50.toFixed(2)} s`, `${p95.toFixed(2)} s`],
          budget: `${budgets.healthy} s`,
          held: times.length === 800 && p95 <= budgets.healthy,
        },
      ],
    );
  } finally {
    await ground.close();
  }
}
