/** One call to CoinGecko per interval for all requests and instances, whatever fails. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarketResult } from '../../../netlify/lib/market/service.ts';
import { answerOf, intervalMs, minute, silenceLogs, marketInstances } from './instances.ts';

let log: string[];
beforeEach(() => void (log = silenceLogs()));
afterEach(() => vi.restoreAllMocks());

type Instance = ReturnType<ReturnType<typeof marketInstances>['instance']>;

function crowd(instances: readonly Instance[], size = 1_000): Promise<MarketResult[]> {
  const turns = Array.from({ length: size }, (_, index) => instances[index % instances.length]);
  return Promise.all(turns.map((each) => each?.('eur') ?? Promise.reject(new Error())));
}

function shown(served: MarketResult) {
  if (served.type === 'unavailable') throw new Error('nothing is shown');
  return served.answer;
}

describe('1,000 concurrent requests', () => {
  it.each([1, 2, 8])(
    'make one call per interval over %i instances, with a cold and a warm cache',
    async (count) => {
      const { instance, calls, pass } = marketInstances();
      const instances = Array.from({ length: count }, () => instance());
      for (let round = 1; round <= 12; round += 1) {
        const answers = (await crowd(instances)).map(shown);
        expect(calls).toHaveLength(round);
        expect(new Set(answers.map(({ as_of }) => as_of)).size).toBe(1);
        expect(answers.some(({ stale }) => stale)).toBe(false);
        pass(intervalMs / 2);
        await crowd(instances);
        expect(calls).toHaveLength(round);
        pass(intervalMs / 2);
      }
    },
  );

  it('make one call per currency', async () => {
    const { instance, calls } = marketInstances();
    const [one, other] = [instance(), instance()];
    await Promise.all([crowd([one, other], 100), one('usd'), other('usd'), one('usd')]);
    expect(calls.map(({ currency }) => currency).sort()).toEqual(['eur', 'usd']);
  });

  it('make one call a minute while CoinGecko fails, and get a retry time', async () => {
    const { instance, calls, refuses, pass } = marketInstances();
    const instances = [instance(), instance()];
    refuses('status_500');
    for (let round = 1; round <= 5; round += 1) {
      const answers = await crowd(instances);
      expect(new Set(answers.map(({ type, retryAfter }) => `${type} ${retryAfter}`))).toEqual(
        new Set(['unavailable 60']),
      );
      expect(calls).toHaveLength(round);
      pass(minute);
    }
  });

  it('are answered by a new instance from the shared cache', async () => {
    const { instance, calls } = marketInstances();
    await crowd([instance(), instance()], 10);
    expect(shown(await instance()('eur')).stale).toBe(false);
    expect(calls).toHaveLength(1);
  });
});

describe('a failing CoinGecko', () => {
  it.each(['no_answer', 'status_500', 'malformed', 'half', 'future', 'past'] as const)(
    '(%s) leaves the last good data, marked stale, with its own time, until it recovers',
    async (code) => {
      const { instance, calls, pass, refuses, replies, now } = marketInstances();
      const [one, other] = [instance(), instance()];
      const first = shown(await one('eur'));
      pass(intervalMs);
      refuses(code);
      for (const served of await crowd([one, other], 20)) {
        expect(shown(served)).toEqual({ ...first, stale: true, next: 60 });
      }
      expect(calls).toHaveLength(2);
      expect(log.some((line) => line.includes(`"code":"${code}"`))).toBe(true);
      pass(minute);
      replies((currency, at) => ({ type: 'ok', answer: answerOf(currency, at, 2) }));
      const healed = shown(await other('eur'));
      expect(healed).toMatchObject({ stale: false, as_of: new Date(now()).toISOString() });
      expect(shown(await one('eur')).as_of).toBe(healed.as_of);
      expect(calls).toHaveLength(3);
    },
  );

  it('is not called by any instance until its retry-after (429) has passed', async () => {
    const { instance, calls, pass, refuses } = marketInstances();
    const instances = [instance(), instance(), instance()];
    await crowd(instances, 10);
    pass(intervalMs);
    refuses('status_429', 420);
    for (let seconds = 0; seconds < 420; seconds += 30) {
      expect((await crowd(instances, 30)).every((each) => shown(each).stale)).toBe(true);
      expect(calls).toHaveLength(2);
      pass(30_000);
    }
    await crowd([...instances, instance()], 10);
    expect(calls).toHaveLength(3);
  });

  it('is called again within the interval even if it asks to wait for a day', async () => {
    const { instance, calls, pass, refuses } = marketInstances();
    const one = instance();
    refuses('status_429', 86_400);
    expect((await one('eur')).retryAfter).toBeLessThanOrEqual(intervalMs / 1000);
    pass(15 * minute);
    await one('eur');
    expect(calls).toHaveLength(2);
  });

  it('with older data than before changes nothing', async () => {
    const { instance, pass, replies } = marketInstances();
    const one = instance();
    const first = shown(await one('eur'));
    pass(intervalMs);
    replies((currency, at) => ({ type: 'ok', answer: answerOf(currency, at - 10 * minute, 2) }));
    expect(shown(await one('eur')).as_of).toBe(first.as_of);
    expect(shown(await one('eur')).coins[0]?.price).toBe(1);
  });

  it('with the same old data for ever is reported as stale', async () => {
    const { instance, pass, replies, now } = marketInstances();
    const stopped = now();
    const one = instance();
    replies((currency) => ({ type: 'ok', answer: answerOf(currency, stopped) }));
    expect(shown(await one('eur')).stale).toBe(false);
    pass(40 * minute);
    expect(shown(await one('eur')).stale).toBe(true);
  });

  it('never makes the time of the data go back, over 200 random responses', async () => {
    const { instance, pass, replies, refuses, breaks } = marketInstances();
    const instances = [instance(), instance(), instance()];
    const seen = instances.map(() => '');
    for (let turn = 0; turn < 200; turn += 1) {
      const late = (turn % 7) * 2 * minute;
      if (turn % 5 === 4) refuses('status_500');
      else replies((currency, at) => ({ type: 'ok', answer: answerOf(currency, at - late, turn) }));
      breaks(turn % 11 === 10);
      for (const [index, each] of instances.entries()) {
        const served = await each('eur');
        if (served.type === 'unavailable') continue;
        expect(served.answer.as_of >= (seen[index] ?? '')).toBe(true);
        seen[index] = served.answer.as_of;
      }
      pass((turn % 4) * 2 * minute);
    }
  });
});

describe('an instance that dies holding the lease', () => {
  it('makes the others serve the last data until the lease expires', async () => {
    const { instance, calls, pass, replies, now } = marketInstances();
    const [dying, other] = [instance(), instance()];
    const first = shown(await dying('eur'));
    pass(intervalMs);
    replies(() => new Promise(() => undefined));
    void dying('eur');
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    replies((currency, at) => ({ type: 'ok', answer: answerOf(currency, at) }));
    const began = now();
    expect(shown(await other('eur'))).toMatchObject({ as_of: first.as_of, stale: true });
    expect(now() - began).toBeLessThan(6_000);
    expect(calls).toHaveLength(2);
    pass(10_000);
    expect(shown(await other('eur'))).toMatchObject({ stale: false });
    expect(calls).toHaveLength(3);
  });

  it('and resumes late does not overwrite the new holder', async () => {
    const { instance, pass, replies, kept, calls } = marketInstances();
    const [slow, other] = [instance(), instance()];
    let finish: (() => void) | undefined;
    replies(
      (currency, at) =>
        new Promise((resolve) => {
          finish = () => resolve({ type: 'ok', answer: answerOf(currency, at, 1) });
        }),
    );
    const waiting = slow('eur');
    await vi.waitFor(() => expect(finish).toBeDefined());
    pass(11_000);
    replies((currency, at) => ({ type: 'ok', answer: answerOf(currency, at, 2) }));
    await other('eur');
    expect(calls).toHaveLength(2);
    finish?.();
    await waiting;
    expect(kept.get('eur')?.record.answer?.coins[0]?.price).toBe(2);
  });
});

describe('without Netlify Blobs', () => {
  it('each instance works alone and logs it', async () => {
    const { instance, calls, pass, breaks } = marketInstances();
    breaks(true);
    const instances = [instance(), instance()];
    for (let round = 1; round <= 3; round += 1) {
      expect((await crowd(instances)).every((each) => !shown(each).stale)).toBe(true);
      expect(calls).toHaveLength(2 * round);
      pass(intervalMs);
    }
    expect(log.some((line) => line.includes('Netlify Blobs failed'))).toBe(true);
  });

  it('an instance observes retry-after and keeps its data', async () => {
    const { instance, calls, pass, breaks, refuses } = marketInstances();
    breaks(true);
    const one = instance();
    await one('eur');
    pass(intervalMs);
    refuses('status_429', 600);
    for (let minutes = 0; minutes < 10; minutes += 1) {
      expect(shown(await one('eur')).stale).toBe(true);
      expect(calls).toHaveLength(2);
      pass(minute);
    }
    await one('eur');
    expect(calls).toHaveLength(3);
  });

  it('the data of a single instance is stored once they are back', async () => {
    const { instance, pass, breaks, refuses } = marketInstances();
    const one = instance();
    await one('eur');
    pass(intervalMs);
    breaks(true);
    const alone = shown(await one('eur'));
    pass(intervalMs);
    breaks(false);
    refuses('status_500');
    expect(shown(await one('eur')).as_of).toBe(alone.as_of);
    expect(shown(await instance()('eur')).as_of).toBe(alone.as_of);
  });
});

describe('a wrong clock', () => {
  it('that jumps back an hour keeps the data, without more calls', async () => {
    let jumped = 0;
    const { instance, calls, pass } = marketInstances();
    const [wrong, right] = [instance(() => jumped), instance()];
    await wrong('eur');
    jumped = -60 * minute;
    for (let round = 2; round <= 6; round += 1) {
      pass(intervalMs);
      const now = shown(await right('eur'));
      expect(shown(await wrong('eur')).as_of).toBe(now.as_of);
      expect(calls).toHaveLength(round);
    }
  });

  it('on the only instance costs a minute of pause and recovers', async () => {
    let jumped = 0;
    const { instance, calls, pass } = marketInstances();
    const only = instance(() => jumped);
    const first = shown(await only('eur'));
    jumped = -60 * minute;
    pass(2 * intervalMs);
    expect(shown(await only('eur')).as_of).toBe(first.as_of);
    jumped = 0;
    pass(intervalMs);
    expect(shown(await only('eur')).stale).toBe(false);
    expect(calls.length).toBeLessThanOrEqual(3);
  });

  it('that is an hour ahead does not stop the other instances', async () => {
    const { instance, pass, now } = marketInstances();
    const [ahead, right] = [instance(() => 60 * minute), instance()];
    await ahead('eur');
    pass(intervalMs);
    const answer = shown(await right('eur'));
    expect(answer).toMatchObject({ stale: false, as_of: new Date(now()).toISOString() });
  });
});
