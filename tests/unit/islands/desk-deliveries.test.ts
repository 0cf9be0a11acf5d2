/** The deliveries at the desk: what is no longer kept. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { EventDeliveries } from '../../../src/domain/api/desk.ts';
import { keptDays } from '../../../src/domain/desk/limits.ts';
import * as en from '../../../src/i18n/en/desk/deliveries.ts';
import * as fr from '../../../src/i18n/fr/desk/deliveries.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import { EventRow } from '../../../src/islands/desk/deliveries/EventRow.tsx';
import { htmlOf } from './markup.ts';

const texts = { fr: fr.deskDeliveries, en: en.deskDeliveries };
const day = 86_400_000;

/** The cells of an event, for which no delivery is stored. */
function cells(lang: Lang, days: number): readonly string[] {
  const event: EventDeliveries = {
    ...({
      position: 1,
      signal_id: 'id',
      coin: 'bitcoin',
      currency: 'eur',
      kind: 'issued',
    } as const),
    ...{ trial: false, recorded_at: new Date(Date.now() - days * day).toISOString() },
    ...{
      webhooks: {},
      emails: { waiting: 0, sent: 0, failed: 0 },
      webhook_median: null,
      webhook_p95: null,
    },
    ...{ email_median: null, email_p95: null },
  };
  const html = htmlOf(EventRow, { lang, d: texts[lang], event });
  return [...html.matchAll(/desk-muted">([^<]*)</g)].map(([, text = '']) => text);
}

it.each(langs)('deliveries that are no longer kept are not called none, in %s', (lang) => {
  const { none_sent: none, not_kept: old } = texts[lang];
  expect(cells(lang, 29)).toEqual([none, none]);
  expect(cells(lang, 31)).toEqual([old, none]);
  expect(cells(lang, 91)).toEqual([old, old]);
});

it('deliveries are kept as long as the database keeps them', async () => {
  const sql = await readFile('supabase/schemas/platform/schedule.sql', 'utf8');
  const daysOf = (table: string) =>
    Number(new RegExp(`from public\\.${table} d[^;]*?interval '(\\d+) days'`).exec(sql)?.[1]);
  expect({ webhooks: daysOf('webhook_deliveries'), emails: daysOf('emails') }).toEqual(keptDays);
});
