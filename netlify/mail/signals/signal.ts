/** The emails of a signal: its issue and each later event. */
import { z } from 'zod';
import { marketCurrencies } from '../../../src/domain/api/market.ts';
import { namedSource } from '../../../src/domain/signals/named-source.ts';
import {
  pairOf,
  priceText,
  signalActions,
  signalEventKinds,
} from '../../../src/domain/signals/signal.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, formatShare, href, type Lang } from '../../../src/i18n/index.ts';
import { formatSignalPrice } from '../../../src/i18n/signals/signal-price.ts';
import { formatDateTime, type EmailContent, type Fact } from '../content.ts';
import { contact, riskWarning, timestamp } from '../fields.ts';

/** Fields of every signal email: the signal, and its place in the record. */
const common = {
  signal: z.uuid(),
  at: timestamp,
  position: z.int().positive(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  about: z.strictObject({
    action: z.enum(signalActions),
    coin: z.string(),
    currency: z.enum(marketCurrencies),
    entry: priceText,
  }),
};

export const signalIssuedData = z.strictObject({
  ...common,
  kind: z.literal('issued'),
  /** From here on the facts of the recorded event; `about` repeats some. */
  trial: z.literal(false),
  action: z.enum(signalActions),
  coin: z.string(),
  currency: z.enum(marketCurrencies),
  entry: priceText,
  source: z.enum(['desk', 'machine']),
  take_profit: priceText,
  stop_loss: priceText,
  risk: z.string(),
  valid_until: timestamp,
  reasoning: z.string(),
});

export const signalUpdatedData = z.strictObject({
  ...common,
  by: z.enum(['data', 'desk']).optional(),
  observed: priceText.optional(),
  blind_since: timestamp.optional(),
  kind: z.enum(signalEventKinds).exclude(['issued']),
  take_profit: priceText.optional(),
  stop_loss: priceText.optional(),
  price: priceText.optional(),
  source: z.string().optional(),
  note: z.string().optional(),
});

type Common = z.output<z.ZodObject<typeof common>>;

/** A new signal, in full, for readers who have only their inbox at hand. */
export function signalIssued(lang: Lang, data: z.output<typeof signalIssuedData>): EmailContent {
  const { signal: text } = emailTexts(lang).signalsEmails;
  const { action, coin, currency, entry } = data.about;
  const pair = pairOf(coin, currency);
  const price = (value: string) => formatSignalPrice(lang, value, currency);
  return {
    subject: fill(text.subject[action], { pair, price: price(entry) }),
    title: fill(text.title[action], { pair }),
    paragraphs: [fill(text.until, { until: formatDateTime(lang, data.valid_until) })],
    facts: [
      [text.entry, price(entry)],
      [text.takeProfit, price(data.take_profit)],
      [text.stopLoss, price(data.stop_loss)],
      [text.risk, formatShare(lang, Number(data.risk))],
      ...record(lang, data),
    ],
    quote: { label: text.reasoning, text: data.reasoning },
    ...closing(lang, data),
  };
}

/** A later event of a signal: entry reached, closed, revised, withdrawn. */
export function signalUpdated(lang: Lang, data: z.output<typeof signalUpdatedData>): EmailContent {
  const { signal: text } = emailTexts(lang).signalsEmails;
  const { coin, currency } = data.about;
  const source = namedSource(data.source, (at) => formatDateTime(lang, at));
  const pair = pairOf(coin, currency);
  const { subject, text: sentence } = text.updates[data.kind];
  const price = (value: string | undefined): string =>
    value === undefined ? '' : formatSignalPrice(lang, value, currency);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [text.entry, data.about.entry],
    [text.takeProfit, data.take_profit],
    [text.stopLoss, data.stop_loss],
    [text.price, data.price],
  ];
  return {
    subject: fill(subject, { pair }),
    title: fill(subject, { pair }),
    paragraphs: [fill(sentence, { pair, at: formatDateTime(lang, data.at) })],
    facts: [
      ...facts.flatMap(([label, value]): Fact[] =>
        value === undefined ? [] : [[label, price(value)]],
      ),
      ...(source === undefined ? [] : [[text.source, source] satisfies Fact]),
      ...record(lang, data),
    ],
    ...(data.note === undefined ? {} : { quote: { label: text.note, text: data.note } }),
    ...closing(lang, data),
  };
}

/** Position and hash: a reader who keeps them can check later that the record was not rewritten. */
function record(lang: Lang, { position, hash }: Common): Fact[] {
  return [[emailTexts(lang).signalsEmails.signal.record, `${position}:${hash}`]];
}

function closing(lang: Lang, { signal }: Common) {
  const { signal: text } = emailTexts(lang).signalsEmails;
  return {
    after: [text.general],
    action: { label: text.action, path: `${href(lang, 'memberSignals')}#${signal}` },
    links: [{ label: text.history, path: href(lang, 'signalsRecord') }],
    warning: riskWarning[lang],
    reason: fill(text.reason, contact),
  };
}
