/**
 * A real order to a subscriber's bot got no clear response, or an exit was not executed although its entry was sent: its
 * owner must check the position.
 */
import { z } from 'zod';
import { marketCurrencies } from '../../../src/domain/api/market.ts';
import { pairOf, priceText, signalActions } from '../../../src/domain/signals/signal.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { formatSignalPrice } from '../../../src/i18n/signals/signal-price.ts';
import { formatDateTime, type EmailContent, type Fact } from '../content.ts';
import { contact, riskWarning, timestamp } from '../fields.ts';

export const orderUnclearData = z.strictObject({
  /** The webhook's name, given by its owner: shown as a fact, never in the subject. */
  name: z.string().min(1).max(60),
  /** The event of the order. */
  kind: z.enum(['entry_hit', 'take_profit', 'stop_loss', 'withdrawn']),
  at: timestamp,
  /** Whether it was certainly not executed: only an exit. */
  missed: z.boolean(),
  signal: z.uuid(),
  action: z.enum(signalActions),
  coin: z.string(),
  currency: z.enum(marketCurrencies),
  entry: priceText,
  /** The levels in force. */
  take_profit: priceText,
  stop_loss: priceText,
  /** Whether the signal has closed, even if after the order. */
  closed: z.boolean(),
});

type Data = z.output<typeof orderUnclearData>;

/** It is not known whether a tool received an order. */
export function orderUnclear(lang: Lang, data: Data): EmailContent {
  const { orderUnclear: text, signal } = emailTexts(lang).signalsEmails;
  const { name, kind, at, action, coin, currency } = data;
  const pair = pairOf(coin, currency);
  const order = data.missed ? 'missed' : kind === 'entry_hit' ? 'entry' : 'exit';
  const situation = situationOf(data);
  // Only failed orders, and none whose signal has a later event (replay_until).
  const canReplay = !data.missed && situation !== 'closed';
  const price = (value: string) => formatSignalPrice(lang, value, currency);
  const stop = price(data.stop_loss);
  const target = price(data.take_profit);
  const levels: readonly Fact[] = [
    [signal.takeProfit, target],
    [signal.stopLoss, stop],
  ];
  return {
    subject: fill(text.subject[order], { pair }),
    title: text.title[order],
    paragraphs: data.missed ? text.missed : [text.sent, text.exit[situation]],
    facts: [
      [text.name, name],
      [text.signal, fill(signal.title[action], { pair })],
      [text.event, text.events[kind]],
      [text.recorded, fill(text.at, { at: formatDateTime(lang, at) })],
      [signal.entry, price(data.entry)],
      ...(situation === 'open' ? levels : []),
    ],
    listTitle: text.now,
    list: text.steps[situation].map((step) => fill(step, { stop, target })),
    after: [...(situation === 'open' ? [text.levels] : []), ...(canReplay ? [text.replay] : [])],
    action: { label: text.action, path: `${href(lang, 'settings')}#execution` },
    links: [{ label: signal.action, path: `${href(lang, 'memberSignals')}#${data.signal}` }],
    warning: riskWarning[lang],
    reason: fill(text.reason, contact),
  };
}

/** The owner's possible position: of an open signal, of a closed one, or one whose exit was not executed. */
function situationOf({ kind, closed }: Data): 'open' | 'closed' | 'exit' {
  if (kind !== 'entry_hit') return 'exit';
  return closed ? 'closed' : 'open';
}
