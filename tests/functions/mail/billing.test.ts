/** Billing and contract emails: their content and their handling of hostile input. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planFeatures } from '../../../src/i18n/plan-features.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { plans } from '../../../src/i18n/fr/billing/plans.ts';
import { site } from '../../../src/site.ts';
import { renderEmail, type RenderedEmail } from '../../../netlify/mail/index.ts';
import { mailSamples } from './samples.ts';

const origin = 'https://site.example';
const langs = ['fr', 'en'] as const;

function renderSample(template: string, data: unknown, lang: 'fr' | 'en' = 'fr'): RenderedEmail {
  const mail = renderEmail(template, lang, data, origin);
  if (!mail) throw new Error(`No mail of ${template}.`);
  return mail;
}

/** The visible text of the HTML, entities resolved. */
function visibleText({ html }: RenderedEmail): string {
  return html
    .replace(/<(head)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

const sample = (template: string, index = 0): Record<string, unknown> => ({
  ...mailSamples.filter(([name]) => name === template)[index]?.[1],
});

describe.each(mailSamples.map(([template, data], index) => ({ template, data, index })))(
  '$template ($index)',
  ({ template, data }) => {
    it.each(langs)('%s: HTML and plain text have the same content, complete', (lang) => {
      const mail = renderSample(template, data, lang);
      expect(mail.html).toContain(`<html lang="${lang}">`);
      const said = visibleText(mail);
      for (const line of mail.text.split('\n')) {
        const [label, value] = line.replace(/^[->] /, '').split(/\u00a0?:(?: (?=\S)|$)/);
        if (line.trim() === '' || line === '-- ') continue;
        expect(said).toContain(label?.trim());
        if (value !== undefined && !value.startsWith('https:')) expect(said).toContain(value);
      }
      expect(mail.text + mail.subject).not.toMatch(/undefined|null|NaN|Invalid|\[object|!|'|[{}]/);
      expect(mail.subject).not.toMatch(/\p{Cc}/u);
    });

    it.each(langs)('%s: every link leads to our site, in this language', (lang) => {
      const mail = renderSample(template, data, lang);
      const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
      const plain = mail.text.match(/https?:\S+/g) ?? [];
      expect(plain.length).toBe(links.length);
      for (const link of [...links, ...plain]) {
        expect(link.startsWith(`${origin}/${lang}/`), link).toBe(true);
      }
    });

    it('is translated, with the spacing of each language', () => {
      const [fr, en] = langs.map((lang) => renderSample(template, data, lang));
      expect(fr?.subject).not.toBe(en?.subject);
      // French: no breaking space before a punctuation mark, and none missing.
      expect(fr?.text).not.toMatch(/ [;:!?€%»]|« /);
      expect(fr?.text.replace(/https?:\S+|\d\d:\d\d(:\d\d)?|\d+:[0-9a-f]{64}/g, '')).not.toMatch(
        /[^\s\u00a0\u202f][;:?]/,
      );
      expect(en?.text).not.toMatch(/[\u00a0\u202f][;:?]/);
    });

    it('renders only with exactly its data', () => {
      expect(renderEmail(template, 'fr', { ...data, subject: 'Win' }, origin)).toBeUndefined();
      expect(renderEmail(template, 'fr', {}, origin)).toBeUndefined();
      expect(renderEmail(template, 'fr', null, origin)).toBeUndefined();
    });
  },
);

describe('the order confirmation', () => {
  it('contains the order, the accepted terms, cancellation and withdrawal', () => {
    const { text } = renderSample('subscription-welcome', sample('subscription-welcome'));
    for (const part of [
      'ECT-1A2B3C4D',
      'Formation seule',
      '249,99',
      '22\u00A0décembre 2026',
      'Version du 22\u00A0novembre 2026',
      'L. 221-28, 13°'.replace(' ', '\u00a0'),
      ...planFeatures(plans.features.formation)
        .filter(({ state }) => state === 'included')
        .map((line) => line.text),
      'risque de perte totale ou partielle du capital',
      `${origin}/fr/resiliation`,
      `${origin}/fr/retractation`,
      `${origin}/fr/conditions-utilisation`,
    ]) {
      expect(text).toContain(part);
    }
    // The end of the period in Paris, to the second: day 14 is a Sunday.
    expect(text).toContain('7\u00A0décembre 2026 à 23');
    expect(text).not.toContain('Signaux avec');
  });

  it.each(langs)('contains the model withdrawal form of the terms (%s)', (lang) => {
    const { text } = renderSample('subscription-welcome', sample('subscription-welcome'), lang);
    const terms = readFileSync(`content/company/${lang}/conditions-utilisation.mdx`, 'utf8')
      .replaceAll('\\*', '*')
      .replace(/\s/g, ' ');
    const [, ...lines] = emailTexts(lang).billingEmails.welcome.withdrawalForm;
    for (const line of lines.filter((each) => !each.includes('{seller}'))) {
      expect(text).toContain(line);
      expect(terms).toContain(line.replace(/\s/g, ' '));
    }
    expect(text).toContain(site.contact.email);
  });

  it('mentions no consent that was not given', () => {
    const { text } = renderSample('subscription-welcome', sample('subscription-welcome', 1), 'en');
    expect(text).not.toContain('Terms accepted');
    expect(text).not.toContain('mmediate access');
    expect(text).toContain('Open today:');
    expect(text).toContain('- Priority replies by email');
    expect(text).not.toContain('- Signals with');
    expect(text).toContain('Not open yet: the signals and their reasoning.');
    expect(text).toContain('Renewal: None');
  });
});

describe('receipts', () => {
  it('contain the declaration with its date and time in Paris', () => {
    for (const template of ['cancellation-receipt', 'withdrawal-receipt']) {
      const { text } = renderSample(template, { ...sample(template), name: 'Ada Lovelace' });
      expect(text).toContain('30\u00A0novembre 2026');
      expect(text.replaceAll('\u00a0', ' ')).toContain('23 h 30 min 15 s');
      expect(text).toContain('Ada Lovelace');
      expect(text).toContain('ECT-1A2B3C4D');
    }
  });

  it.each([
    ['fr', 'une personne décide du remboursement'],
    ['en', 'a person decides on the refund'],
  ] as const)('promise no refund that a person may still have to decide, in %s', (lang, said) => {
    const { text } = renderSample('withdrawal-receipt', sample('withdrawal-receipt'), lang);
    expect(text).toContain(said);
  });

  it('say when the team decides about the refund, and by what date', () => {
    const { text } = renderSample('withdrawal-refund', sample('withdrawal-refund', 3), 'en');
    expect(text).toContain('14\u00A0December 2026');
    expect(text).toContain('€10.00 has already been sent back');
  });

  it.each([
    ['2026-03-20T22:30:00Z', '3\u00A0April 2026'],
    ['2026-10-19T22:30:00Z', '3\u00A0November 2026'],
    // A Saturday: only the withdrawal period is extended.
    ['2026-11-28T12:00:00Z', '12\u00A0December 2026'],
  ])('count that date in Paris, also across a clock change, from %s', (declared_at, day) => {
    const data = { ...sample('withdrawal-refund', 3), declared_at };
    expect(renderSample('withdrawal-refund', data, 'en').text).toContain(day);
  });
});

describe('the link', () => {
  it.each([
    ['cancellation', 'resiliation'],
    ['withdrawal', 'retractation'],
  ])('of a %s leads to its page, with the token outside requests', (kind, path) => {
    const token = 'tOk-en_'.repeat(5);
    const { html } = renderSample('contract-link', { ...sample('contract-link'), kind, token });
    expect(html).toContain(`href="${origin}/fr/${path}#confirmer=${token}"`);
  });

  it.each(['', 'short', 'a b'.repeat(10), '"><script>'.repeat(4), '/../'.repeat(8)])(
    'with %j instead of a token is not rendered',
    (token) => {
      const data = { ...sample('contract-link'), token };
      expect(renderEmail('contract-link', 'fr', data, origin)).toBeUndefined();
    },
  );
});

describe('hostile input', () => {
  it.each([
    '<img src=x onerror=alert(1)>"&',
    'Ada\u202egpj.exe',
    'Ada\r\nBcc: all@example.test',
    'Ada\u2028Bcc',
    '\u2066\u200fאדה\u2069',
  ])('as a name, %j: is text, in one line and one direction', (name) => {
    for (const template of ['cancellation-receipt', 'withdrawal-receipt']) {
      const mail = renderSample(template, { ...sample(template), name });
      expect(mail.html).not.toContain('<img');
      expect(mail.text + mail.html).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\r]/);
      expect(mail.text).not.toMatch(/^Bcc/m);
      expect(mail.subject).not.toContain('Ada');
    }
  });

  it.each(['ECT-<b>', 'ECT-1A2B3C4D\nBcc: x', '', 'x'.repeat(70_000)])(
    'as a reference, %j: is not rendered',
    (reference) => {
      for (const [template, data] of mailSamples) {
        if (!('reference' in data)) continue;
        expect(renderEmail(template, 'fr', { ...data, reference }, origin)).toBeUndefined();
      }
    },
  );

  it('as a name of 64 KB: is not rendered', () => {
    const data = { ...sample('withdrawal-receipt'), name: 'x'.repeat(65_536) };
    expect(renderEmail('withdrawal-receipt', 'fr', data, origin)).toBeUndefined();
  });
});
