/** The outbox with killed workers and with receivers that hang or fail, on a real PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendDue, type SendConfig } from '../../../netlify/lib/outbox/outbox.ts';
import { long, sample } from '../../sizes.ts';
import type { Worker } from '../fixtures/worker-processes.ts';
import { quick, startOutbox, type OutboxGround } from './fixtures.ts';

let outbox: OutboxGround;

beforeAll(async () => {
  outbox = await startOutbox();
  await outbox.workers.bundle();
});
afterAll(() => outbox.close());
beforeEach(() => outbox.clear());
afterEach(() => void vi.restoreAllMocks());

/** Of ten receivers one hangs and one fails, twice each. */
const mixed = "case n % 10 when 0 then 'hang' when 1 then 'fail' else 'good' end";

/**
 * Shorter times, but long enough for a busy machine to answer 512 requests at once: an email that fails six
 * times waits for four minutes.
 */
const soon: SendConfig = {
  ...quick,
  timeoutMs: 3_000,
  leaseSeconds: 5,
  waitSeconds: 1,
  parallel: 64,
};

const left = async () => {
  const [row] = await outbox.supabase.query<{ waiting: number; lost: number; tries: number }>(
    `select count(*) filter (where sent_at is null)::int as waiting,
       count(*) filter (where given_up_at is not null)::int as lost, max(attempts) as tries
     from emails`,
  );
  return row;
};

const [mails, kills, count] = [sample(150, 10_000), sample(5, 200), sample(3, 8)];

it(`${mails} emails, ${count} workers, ${kills} kills, a tenth hanging, a tenth failing: none is lost`, async () => {
  await outbox.fill(mails, mixed);
  const workers = Array.from({ length: count }, () => outbox.workers.start(soon));
  const ready = new Set<Worker>();
  const admit = (worker: Worker): void => void worker.ready.then(() => ready.add(worker));
  workers.forEach(admit);
  const began = performance.now();
  let killed = 0;
  while (killed < kills) {
    // Spreads the kills over the whole run, at random moments.
    const due = (killed * mails * 0.95) / kills;
    if (ready.size === 0 || outbox.requests.length < due) {
      await sleep(5);
      continue;
    }
    await sleep(Math.random() * 30);
    const [worker] = [...ready].slice(Math.floor(Math.random() * ready.size));
    if (!worker) continue;
    ready.delete(worker);
    await worker.kill();
    killed += 1;
    workers[workers.indexOf(worker)] = outbox.workers.start(soon);
    workers.filter((one) => !ready.has(one)).forEach(admit);
  }
  await vi.waitFor(async () => expect(await left()).toMatchObject({ waiting: 0 }), {
    timeout: 120_000,
    interval: 500,
  });
  const seconds = (performance.now() - began) / 1_000;
  await Promise.all(workers.map((worker) => worker.kill()));

  expect(await left()).toMatchObject({ waiting: 0, lost: 0 });
  const ids = await outbox.supabase.query<{ id: string; n: string }>(
    "select id, substr(cause, 7) as n from emails where cause like 'cause-%'",
  );
  const idOf = new Map(ids.map(({ id, n }) => [n, id]));
  const sent = new Map<string, number>();
  for (const { id, to, answer } of outbox.requests) {
    // Each retry has the idempotency key of its email: Resend sends it once.
    expect(idOf.get(/-(\d+)@/.exec(to)?.[1] ?? '')).toBe(id);
    if (answer === 'sent') sent.set(id, (sent.get(id) ?? 0) + 1);
  }
  expect(sent.size).toBe(mails);
  const repeated = [...sent.values()].filter((times) => times > 1).length;
  console.info(
    `outbox: ${mails} mails sent by ${count} workers in ${seconds.toFixed(1)} s through ${killed} kills; ` +
      `${outbox.requests.length} requests, ${repeated} mails were asked for again after an answer.`,
  );
});

it.runIf(long)(
  'receivers that hang or fail do not delay the others',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const time = async (healthy: number, kinds: string): Promise<number> => {
      await outbox.clear();
      await outbox.fill(kinds === mixed ? healthy / 0.8 : healthy, kinds);
      const began = performance.now();
      const work = Array.from({ length: 2 }, () =>
        sendDue(outbox.service, Date.now() + 60_000, {
          ...soon,
          timeoutMs: 4_000,
          leaseSeconds: 6,
          perSecond: 100,
        }),
      );
      const good = () => outbox.requests.filter(({ to }) => to.startsWith('good'));
      while (good().length < healthy) await sleep(5);
      const took = (good().at(-1)?.at ?? NaN) - began;
      await Promise.all(work);
      return took;
    };
    const healthy = 400;
    await time(100, "'good'"); // fills the caches
    const alone = await time(healthy, "'good'");
    const among = await time(healthy, mixed);
    console.info(
      `outbox: ${healthy} healthy mails in ${alone.toFixed(0)} ms alone, ` +
        `${among.toFixed(0)} ms with a fifth more that hang or fail.`,
    );
    // A quarter more emails and their retries take more time; those that hang add no further delay.
    expect(among).toBeLessThan(alone * 1.75 + 1_000);
  },
  120_000,
);
