/** The weekly market email. */
import type { z } from 'zod';
import { pricesAWeek } from '../../../src/domain/api/market.ts';
import { weekDecimals, weekSchema } from '../../../src/domain/market/week.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, numberFormat, type Lang } from '../../../src/i18n/index.ts';
import { formatDateTime, type EmailContent, type Fact } from '../content.ts';
import { contact } from '../fields.ts';

export const marketWeekData = weekSchema;

/** Every figure is of the past week; none is a forecast. */
export function marketWeek(lang: Lang, week: z.output<typeof marketWeekData>): EmailContent {
  const { marketWeek: text } = emailTexts(lang);
  const { known, up, down, level, unknown, middle, rises, falls, drawdowns } = week;
  const of = (n: number): string => fill(text.of, { n, known });
  const format = numberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: weekDecimals,
    maximumFractionDigits: weekDecimals,
    signDisplay: 'exceptZero',
  });
  /** A change with its sign; a minus is not a hyphen. */
  const percent = (change: number): string => format.format(change / 100).replace('-', '−');
  const moves = (list: typeof rises): string =>
    list.map(({ name, change }) => `${name} ${percent(change)}`).join(' · ');
  const facts: readonly (Fact | false)[] = [
    [text.up, of(up)],
    [text.down, of(down)],
    level > 0 && [text.level, of(level)],
    unknown > 0 && [text.unknown, String(unknown)],
    [text.middle, fill(text.range, { low: percent(middle.low), high: percent(middle.high) })],
    rises.length > 0 && [text.rises, moves(rises)],
    falls.length > 0 && [text.falls, moves(falls)],
    drawdowns.length > 0 && [
      text.drawdowns,
      drawdowns
        .map(({ name, fall, rise }) =>
          fill(text.drawdown, { name, fall: percent(-fall), rise: percent(rise) }),
        )
        .join(' · '),
    ],
    [text.source, fill(text.sourceAt, { at: formatDateTime(lang, week.as_of) })],
  ];
  return {
    subject: fill(text.subject, { up, down, known }),
    title: text.title,
    paragraphs: [fill(text.text, { known })],
    facts: facts.filter((fact) => fact !== false),
    after: [fill(text.method, { prices: pricesAWeek }), text.past],
    action: { label: text.action, path: href(lang, 'market') },
    reason: fill(text.reason, contact),
  };
}
