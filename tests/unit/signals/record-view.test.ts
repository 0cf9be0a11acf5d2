/** The results of the record as HTML: wording by sign, what is listed, escaping, empty states. */
import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../src/domain/signals/record.ts';
import type { Share } from '../../../src/domain/signals/statistics.ts';
import { recordView as en } from '../../../src/i18n/en/signals/record-view.ts';
import { recordView as fr } from '../../../src/i18n/fr/signals/record-view.ts';
import { recordFigures } from '../../../src/scripts/signals/record/figures.ts';
import { html } from '../../../src/scripts/signals/record/html.ts';
import { recordMarkup } from '../../../src/scripts/signals/record/markup.ts';
import { firstRows } from '../../../src/scripts/signals/record/rows.ts';
import { seededRandom } from '../../seeded-random.ts';
import { randomEntries } from './random-record.ts';
import { entries, happen, issue, type Line, minute, start, write } from './written-chain.ts';

const views = {
  fr: { lang: 'fr', t: fr, write: recordFigures('fr') },
  en: { lang: 'en', t: en, write: recordFigures('en') },
} as const;
const markup = (lines: readonly Line[], lang: 'fr' | 'en' = 'en', share?: Share) =>
  recordMarkup(views[lang], recordOf(lines), lines.length, { share });
/** The same record with every signal sent. */
const sent = (lines: readonly Line[]) =>
  lines.map((line) => ({
    ...line,
    payload: line.payload?.replace('"trial": true', '"trial": false') ?? null,
  }));
const says = (shown: string) =>
  plain(/<p class="record-says">(.*?)<\/p>/.exec(shown)?.[1] ?? 'nothing');
const plain = (markup: string) =>
  markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[^\S\u202F]+/g, ' ');

describe('a record of losers', () => {
  const lines = write(randomEntries(seededRandom(4), 30, true));
  const shown = markup(lines, 'en', 'all');

  it('says so in its first sentence, with the money', () => {
    expect(says(markup(lines))).toMatch(
      /\d+ losers and 0 winners\..* with €10 between the entry and the stop each time, fees on top, lost €\d/,
    );
    expect(shown).not.toMatch(/data-tone="gain"|made €|gained\./);
  });

  it('lists each of them, with a minus sign and a mark', () => {
    const { signals } = recordOf(lines);
    const entered = signals.filter(({ result }) => result);
    expect(shown.match(/<th role="rowheader" scope="row">\s*[A-Z]+\//g)).toHaveLength(
      signals.length,
    );
    const results = [
      ...shown.matchAll(/record-result">\s*<span class="result" data-tone="loss">−\d/g),
    ];
    expect(results).toHaveLength(entered.length);
  });

  it('is as clear in French', () => {
    expect(plain(markup(lines, 'fr'))).toMatch(/perdants et 0 gagnant\..*a fait perdre [\d\s,]+€/);
  });
});

it('keeps the words of a gain sober, with a warning', () => {
  const winners = write(entries.slice(9, 12).map((entry) => ({ ...entry, opening: 1 })));
  expect(plain(markup(sent(winners)))).toMatch(
    /0 losers and 1 winner\..*made €2\.39\. That says nothing/,
  );
});

describe('the average', () => {
  const few = 'the true average may be negative';
  const win = (n: number, price: string) => {
    const at = start + n * 10 * minute;
    const opening = 3 * n + 1;
    const more = { trial: false };
    return [
      { at, opening, facts: issue(n, at, more) },
      { at: at + minute, opening, facts: happen(n, 'entry_hit', at + minute, { price: '100' }) },
      { at: at + minute, opening, facts: happen(n, 'take_profit', at + minute, { price }) },
    ];
  };

  it('has its margin, and a warning while the true one may be below zero', () => {
    // Net results of 1.945 and 0.04975 R: 0.997375 on average; the margin of two is their difference.
    const two = plain(markup(write([...win(0, '120'), ...win(1, '101')])));
    expect(two).toMatch(/\+1\.00 R ± 1\.90 R with so few signals/);
    expect(two).toContain(few);
  });

  it('has no warning when it is clear of zero or negative, and no margin alone', () => {
    expect(plain(markup(write([...win(0, '120'), ...win(1, '119')])))).not.toContain(few);
    const one = plain(markup(write(win(0, '120'))));
    expect(one).not.toContain('±');
    expect(one).not.toContain(few);
    const losers = plain(markup(write([...win(0, '101'), ...win(1, '91')])));
    expect(losers).toContain('±');
    expect(losers).not.toContain(few);
  });
});

describe('the first sentence', () => {
  const both = write(entries);

  it('counts what was sent, once one of them is closed', () => {
    expect(says(markup(both))).toBe(
      ' 1 closed signal. None was entered, so there is no gain and no loss.',
    );
    expect(markup(both)).toContain('data-share="live" aria-pressed="true"');
  });

  it('counts trials on request, or alone, and says that nobody received them', () => {
    const trials = both.slice(0, 7);
    for (const shown of [markup(both, 'en', 'all'), markup(both, 'en', 'trial'), markup(trials)])
      expect(says(shown)).toMatch(
        /Had they all been followed, .*: €\d[\d.]* lost\. Trials were sent to nobody\.$/,
      );
    expect(says(markup(trials, 'fr'))).toMatch(
      /de perte\. Les essais n’ont été envoyés à personne\.$/,
    );
    expect(
      says(markup(write(entries.slice(9, 12).map((entry) => ({ ...entry, opening: 1 }))))),
    ).toMatch(
      /: €2\.39 gained\. That says nothing about the next ones\. Trials were sent to nobody\.$/,
    );
  });
});

it('counts trials apart, and offers the choice only when there are both', () => {
  const both = write(entries);
  expect(markup(both)).toContain('data-share="trial" aria-pressed="false"');
  expect(markup(both, 'en', 'live')).not.toContain(`tag-premium">${en.table.trial}`);
  const trials = entries.map((entry) => ({
    ...entry,
    facts: { ...entry.facts, ...(entry.facts['kind'] === 'issued' && { trial: true }) },
  }));
  expect(markup(write(trials))).not.toContain('data-share');
});

it('shows twenty rows, hides the others, and counts them', () => {
  const lines = write(randomEntries(seededRandom(7), 60));
  const closed = recordOf(lines).signals.length;
  const shown = markup(lines, 'en', 'all');
  expect(closed).toBeGreaterThan(firstRows);
  expect(shown.match(/<tbody role="rowgroup" hidden>/g)).toHaveLength(closed - firstRows);
  expect(shown).toContain(`Show the other ${closed - firstRows}`);
});

it('states the roles of its tables, which narrow windows show as grids', () => {
  const roles = {
    ...{ table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], td: ['cell'] },
    th: ['columnheader', 'rowheader'],
  };
  const parts = markup(write(entries)).matchAll(
    /<(table|thead|tbody|tr|th|td)(?= |>)(?: role="(\w+)")?/g,
  );
  const found = Map.groupBy(parts, ([, name = '']) => name);
  const said = [...found].map(([name, all]) => [name, [...new Set(all.map(([, , role]) => role))]]);
  expect(Object.fromEntries(said)).toEqual(roles);
});

it('says what is sealed, and why there is nothing', () => {
  expect(plain(markup([]))).toContain(en.notBegun.title);
  const open = plain(markup(write(entries.slice(0, 1))));
  expect(open).toContain(en.noneClosed.title);
  expect(open).toContain('1 signal is open and stays sealed. Issued on 1 Sept 2026.');
  expect(plain(markup(write(entries), 'fr'))).toContain('1 signal est ouvert et reste scellé.');
});

it('shows what an analyst wrote as text', () => {
  const attack = '<img src=x onerror="alert(1)"> & \'quotes\'';
  const [first, ...rest] = entries.slice(7, 9).map((entry) => ({ ...entry, opening: 1 }));
  const facts = { ...first?.facts, reasoning: { fr: attack, en: attack } };
  const shown = markup(write([{ at: 0, opening: 1, ...first, facts }, ...rest]));
  expect(shown).not.toContain('<img');
  expect(shown).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;quotes&#39;');
  expect(html`<b>${false}${null}${0}${html`<i>${'<'}</i>`}</b>`.markup).toBe(
    '<b>0<i>&#60;</i></b>',
  );
});
