/** The weekly market email as it is sent, with its unsubscribe link. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import unsubscribe from '../../../netlify/functions/unsubscribe.mts';
import type { MarketResult } from '../../../netlify/lib/market/service.ts';
import { mailMarketWeek } from '../../../netlify/lib/market/week.ts';
import { emailsPerMinute, sendDue } from '../../../netlify/lib/outbox/outbox.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';

const monday = new Date('2026-11-23T07:00:00Z');

let services: AccountServices;
let asked: MarketCurrency[];

beforeAll(async () => {
  services = await startAccountServices();
  await services.supabase.createUser('ada@example.test', 'correct horse');
});
afterAll(() => services.close());
beforeEach(async () => {
  asked = [];
  services.sentEmails.length = 0;
  await services.supabase.query(
    `truncate emails, rate_limits, market_weeks;
     update profiles set notify_market = true, notify_lessons = true, language = 'fr';
     insert into address_proofs (user_id) select id from auth.users on conflict do nothing`,
  );
});

const coin = (name: string, change_7d: number) => ({
  ...{ id: name.toLowerCase(), symbol: 'X', name, price: 1, change_24h: 0, change_7d, cap: 1 },
  week: [],
});
const figures = (stale = false): MarketResult => ({
  type: 'answer',
  answer: {
    ...{ currency: 'eur', as_of: '2026-11-23T06:55:00Z', stale, next: 300 },
    coins: [coin('Bitcoin', 12.34), coin('Solana', -14.96), coin('Tether', 0)],
  },
  retryAfter: 300,
});
const mail = (result: MarketResult, now = monday) =>
  mailMarketWeek(
    serviceClient(),
    (currency) => {
      asked.push(currency);
      return Promise.resolve(result);
    },
    now,
  );

it('is queued for no more people than emails can be sent until the next run', async () => {
  const service = serviceClient();
  const rpc = vi.spyOn(service, 'rpc');
  await mailMarketWeek(service, () => Promise.resolve(figures()), monday);
  const limit = { p_limit: 10 * emailsPerMinute };
  expect(rpc).toHaveBeenCalledWith('enqueue_market_week', expect.objectContaining(limit));
});

it('tells counts, moves, date and source, and ends by one POST', async () => {
  expect([await mail(figures()), await mail(figures())]).toEqual([1, 0]);
  expect(asked).toEqual(['eur', 'eur']);
  expect(await sendDue(serviceClient(), Date.now() + 10_000)).toBe(1);
  const [sent] = services.sentEmails as ((typeof services.sentEmails)[number] & {
    readonly headers: Readonly<Record<string, string>>;
  })[];
  if (!sent) throw new Error('No email was sent.');
  const { marketWeek: t } = emailTexts('fr');
  const text = sent.text.replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const line of [
    `${t.up} : 1 sur 3`,
    `${t.down} : 1 sur 3`,
    `${t.rises} : Bitcoin +12,3 %`,
    `${t.falls} : Solana −15,0 %`,
    `${t.source} : CoinGecko, le 23 novembre 2026 à 7 h 55, heure de Paris`,
    t.past,
  ]) {
    expect(text).toContain(line);
  }
  expect(sent.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = sent.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await unsubscribe(new Request(link, { method: 'POST', body }))).status).toBe(200);
  expect(
    await services.supabase.query('select notify_market, notify_lessons from profiles'),
  ).toEqual([{ notify_market: false, notify_lessons: true }]);
});

it('waits for fresh figures', async () => {
  expect(await mail(figures(true))).toBe(0);
  expect(await mail({ type: 'unavailable', retryAfter: 60 })).toBe(0);
  expect(await mail(figures())).toBe(1);
});

it('is still queued on Monday evening for those whom the day did not reach, and does not begin then', async () => {
  const evening = new Date('2026-11-23T19:00:00Z');
  expect(await mail(figures(), evening)).toBe(0);
  expect(await mail(figures())).toBe(1);
  await services.supabase.query('truncate emails');
  expect(await mail(figures(), evening)).toBe(1);
  expect(asked).toEqual(['eur']);
  await services.supabase.query('truncate emails');
  expect(await mail(figures(true))).toBe(1);
  await services.supabase.query('truncate emails');
  expect(await mail(figures(), new Date('2026-11-24T07:00:00Z'))).toBe(0);
});

it('asks for no prices on another day', async () => {
  expect(await mail(figures(), new Date('2026-11-24T07:00:00Z'))).toBe(0);
  expect(asked).toEqual([]);
});
