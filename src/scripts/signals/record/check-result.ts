/** The result of a verification as HTML. */
import type { ClockResult } from '../../../domain/signals/chain-clock.ts';
import type { ChainFault, ChainHead, ChainResult } from '../../../domain/signals/chain-result.ts';
import { parseInline } from '../../../domain/site/inline-links.ts';
import type { recordCheck } from '../../../i18n/fr/signals/record-check.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { linkTo } from '../../../i18n/links.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { recordFigures } from './figures.ts';
import { html, type Html } from './html.ts';

export type CheckTexts = typeof recordCheck;
type Verified = Extract<ChainResult, { type: 'ok' }>;

export function resultCard(
  tone: 'valid' | 'refused' | 'unsure',
  title: string,
  text: string | Html,
  facts: Html | null = null,
): Html {
  return html`<section class="record-verdict" data-tone="${tone}">
    <h3>${title}</h3>
    <p>${text}</p>
    ${facts}
  </section>`;
}

/** `end`: the record does not end as the site says. */
export function faultMarkup(
  lang: Lang,
  { fault }: CheckTexts,
  position: number,
  code: ChainFault | 'end',
): Html {
  const text = html`${fault.codes[code]} ${code === 'end' ? null : linked(lang, fault.keep)}`;
  return resultCard('refused', fill(fault.title, { position }), text);
}

/** The known head is of a later event than the last one downloaded, `events`. */
export function aheadMarkup(lang: Lang, { ahead }: CheckTexts, events: number): Html {
  const text = html`${fill(ahead.text, { n: events })} ${linked(lang, ahead.keep)}`;
  return resultCard('unsure', ahead.title, text);
}

/** A signal is overdue by the device's clock, and not by the server's. */
export function clockMarkup(
  lang: Lang,
  { clock }: CheckTexts,
  { device, server }: ClockResult,
): Html {
  const { time } = recordFigures(lang);
  const times = {
    device: time(new Date(device).toISOString()),
    server: time(new Date(server).toISOString()),
  };
  const text = html`${fill(clock.text, times)} ${linked(lang, clock.keep)}`;
  return resultCard('unsure', clock.title, text);
}

function linked(lang: Lang, text: string): Html[] {
  return parseInline(text).map((part) =>
    typeof part === 'string'
      ? html`${part}`
      : html`<a href="${linkTo(lang, part.target)}">${part.label}</a>`,
  );
}

export function okMarkup(
  lang: Lang,
  t: CheckTexts,
  { events, head, revealed, sealed }: Verified,
  known: ChainHead | undefined,
): Html {
  if (!head) return resultCard('valid', t.empty.title, t.empty.text);
  const write = recordFigures(lang);
  const count = (n: number) => fill(plural(lang, n, t.count), { n });
  const waiting = sealed.map(({ opening, issuedAt, closedAt }) =>
    fill(closedAt ? t.sealed.closed : t.sealed.open, {
      ...{ opening, issued: write.time(issuedAt), closed: closedAt ? write.time(closedAt) : '' },
    }),
  );
  const row = (name: string, value: Html | string) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return resultCard(
    'valid',
    fill(plural(lang, events, t.ok.title), { n: events }),
    known ? fill(t.ok.known, { n: known.position }) : t.ok.unknown,
    html`<dl>
      ${row(t.facts.head, html`<code>${head.position}:${head.hash}</code>`)}
      ${row(t.facts.revealed, count(revealed))}
      ${row(
        t.facts.sealed,
        waiting.length
          ? html`<ul>
              ${waiting.map((line) => html`<li>${line}</li>`)}
            </ul>`
          : t.sealed.none,
      )}
    </dl>`,
  );
}
