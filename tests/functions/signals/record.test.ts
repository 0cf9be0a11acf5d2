/** The public record over HTTP: its status, its chain in pages, verified as a browser does, and what stays sealed. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import signalsRecord from '../../../netlify/functions/signals-record.mts';
import { recordPageSize, type SignalsRecordPage } from '../../../src/domain/api/signals-record.ts';
import { verifyChain } from '../../../src/domain/signals/chain.ts';
import { recordOf } from '../../../src/domain/signals/record.ts';
import { clearSignals, draft, signalCalls } from '../../database/signals/fixtures.ts';
import { siteOrigin, startServices, type Services } from '../fixtures/services.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const ask = (query = '', method = 'GET') =>
  signalsRecord(new Request(`${siteOrigin}/.netlify/functions/signals-record${query}`, { method }));
const page = async (query = '') => (await (await ask(query)).json()) as SignalsRecordPage;

describe('the record', () => {
  it('is empty before it begins', async () => {
    await clearSignals(services.supabase);
    expect(await page()).toEqual({
      type: 'record',
      status: { open: false, analyst: null, opened_at: null, length: 0, head: '0'.repeat(64) },
      events: [],
      next: null,
    });
  });

  it('verifies, and holds what closed a day ago and nothing of what is open', async () => {
    await clearSignals(services.supabase);
    const { issued, record, age } = signalCalls(services.supabase);
    const loser = await issued({ trial: true });
    const open = await issued({ trial: true, reasoning_en: 'A secret reasoning, still open.' });
    await record(loser, 'entry_hit');
    await record(loser, 'stop_loss', '88');
    await age(loser);
    const response = await ask();
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const text = await response.text();
    expect(text).not.toContain('secret reasoning');
    expect(text).not.toContain(open);
    const { events, status } = JSON.parse(text) as SignalsRecordPage;
    expect(await verifyChain(events)).toMatchObject({
      type: 'ok',
      head: { position: 4, hash: status.head },
      revealed: 3,
      sealed: [{ opening: 2, closedAt: null }],
    });
    const [signal] = recordOf(events).signals;
    expect(signal).toMatchObject({ issued: { entry: draft.entry }, end: { price: '88' } });
    expect(signal?.result?.net).toBeLessThan(-1.2);
  });

  it('comes in pages, each with its own address', async () => {
    await clearSignals(services.supabase);
    await services.supabase.query(fill(recordPageSize + 5));
    const first = await page();
    expect(first.events).toHaveLength(recordPageSize);
    expect(first.next).toBe(recordPageSize);
    const second = await page(`?after=${first.next}`);
    expect(second).toMatchObject({ next: null, status: { length: recordPageSize + 5 } });
    const result = await verifyChain([...first.events, ...second.events]);
    expect(result).toMatchObject({ type: 'ok', head: { hash: second.status.head } });
    expect((await page(`?after=${5 * recordPageSize}`)).events).toEqual([]);
  });

  it.each(['?after=1', '?after=-1000', '?after=x', '?after=0&after=0', '?after=0&v=2', '?page=2'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );

  it('is only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('', method)).status).toBe(405);
  });
});

/** SQL that fills the record with this many signals that stay open. */
function fill(number: number): string {
  let previous = '0'.repeat(64);
  const signals: string[] = [];
  const events = Array.from({ length: number }, (_, index) => {
    const position = index + 1;
    const id = `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`;
    const [at, commitment] = ['2026-09-01T08:00:00.000Z', 'c'.repeat(64)];
    const text = [previous, position, at, position, false, commitment].join('|');
    const hash = createHash('sha256').update(text).digest('hex');
    signals.push(`('${id}', 'issued', 'buy', 'bitcoin', 'eur', 2, 3, 1, 0.01, 60, repeat('a', 20),
      repeat('a', 20), '${at}', '${at}')`);
    const row = `(${position}, '${id}', 'issued', '${at}', '{}', ${position}, false, '${'a'.repeat(64)}',
      '${commitment}', '${previous}', '${hash}')`;
    previous = hash;
    return row;
  });
  return `
    insert into signals (id, state, action, coin, currency, entry, take_profit, stop_loss, risk,
      validity_minutes, reasoning_fr, reasoning_en, issued_at, valid_until) values ${signals.join()};
    insert into signal_events (position, signal_id, kind, recorded_at, payload, opening, closes, salt,
      commitment, previous_hash, hash) values ${events.join()};
    update signals_desk set chain_length = ${number}, chain_head = '${previous}';`;
}
