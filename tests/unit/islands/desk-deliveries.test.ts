/** The deliveries at the desk: what is no longer kept, and the focus once all events are shown. */
import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import type { EventDeliveries } from '../../../src/domain/api/desk.ts';
import { keptDays } from '../../../src/domain/desk/limits.ts';
import { members } from '../../../src/i18n/en/account/members.ts';
import * as en from '../../../src/i18n/en/desk/deliveries.ts';
import { desk } from '../../../src/i18n/en/desk/desk.ts';
import * as fr from '../../../src/i18n/fr/desk/deliveries.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import { Deliveries } from '../../../src/islands/desk/deliveries/Deliveries.tsx';
import { EventRow } from '../../../src/islands/desk/deliveries/EventRow.tsx';
import { elementsOf } from './elements.ts';
import { htmlOf } from './markup.ts';

const shown = vi.hoisted(() => ({ links: [] as { focus: () => void }[], focused: -1 }));

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load());
});
vi.mock('../../../src/islands/desk/deliveries/Figures.tsx', () => ({ Figures: () => null }));
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: () => ({ type: 'known', events: [], more: true }),
}));
vi.mock('../../../src/stores/desk/deliveries.ts', () => ({
  $deliveries: {},
  readOlderDeliveries: () => {
    addLink();
    return Promise.resolve();
  },
}));

function addLink(): void {
  const index = shown.links.length;
  shown.links.push({ focus: () => (shown.focused = index) });
}

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

it('the focus passes to the first event added by a button that is gone', async () => {
  addLink();
  const { fire } = await elementsOf(Deliveries, {
    ...({ lang: 'en', t: desk, membersOnly: members.membersOnly, user: 'ada' } as const),
  });
  const part = { querySelectorAll: () => shown.links };
  vi.stubGlobal('document', { activeElement: null, body: null });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
  const currentTarget = { parentElement: part, isConnected: false };
  fire('onClick', { currentTarget }, 'button', { children: texts.en.older });
  await vi.waitFor(() => expect(shown.focused).toBe(1));
  vi.unstubAllGlobals();
});
