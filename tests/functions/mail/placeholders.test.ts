/**
 * Every email in both languages, with all of the owner's values and with none: no placeholder, no empty
 * value, and an address at `.example` only where it stands in for the owner's.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../src/site.ts';
import { givenValues } from '../../owner-site.ts';
import {
  answer,
  appointment,
  cancelled,
  erased,
  failure,
  langs,
  moved,
  ticket,
} from './fixtures.ts';
import { mailSamples } from './samples.ts';

const origin = 'https://cours-de-trading.fr';
const at = '2026-11-22T10:05:00+00:00';

/** Payloads of the templates that `samples.ts` leaves out. */
const otherSamples: readonly (readonly [template: string, data: object])[] = [
  ['account-deleted', { is_requested: true, kept: ['invoices', 'checkout_evidence'] }],
  ['account-deleted', { is_requested: false, kept: [] }],
  ['account-unused', { erased_from: at }],
  ['second-factor-removed', { at }],
  ['recovery-codes-renewed', { at }],
  ['earlier-access-ended', { at }],
  ['address-link', { token: `1790000000.${'a1'.repeat(32)}` }],
  ['appointment-confirmed', appointment],
  ['appointment-moved', moved],
  ['appointment-cancelled', cancelled],
  ['appointment-reminder', appointment],
  ['staff-appointment', appointment],
  ['staff-appointment-erased', erased],
  ['support-copy', ticket],
  ['ticket-answer', answer],
  ['staff-ticket', ticket],
  ['staff-email-failed', failure],
  [
    'staff-unexplained-payment',
    { charge: 'ch_1', customer: null, amount: 24_999, currency: 'eur', at, reason: 'no_account' },
  ],
  [
    'staff-unexplained-payment',
    {
      ...{ charge: 'ch_1', customer: 'cus_1', amount: 9_999, currency: 'eur' },
      ...{ at, reason: 'credit_left' },
    },
  ],
];
const samples = [...mailSamples, ...otherSamples];

const placeholder = /\[\p{L}[^\][{}"<>=;]{2,120}\](?!\()/u;
const emptyValue = /\b(?:undefined|null|NaN|Invalid Date)\b|\[object/;
/** The addresses of the samples' visitors end in `.test`. */
const standIn = /\.example\b/;
/** Supabase fills in `{{ … }}`. */
const unfilled = /(?<!\{)\{\w+\}(?!\})/;

afterEach(() => {
  vi.doUnmock('../../../src/site.ts');
  vi.resetModules();
});

/** Every email as one text, by name: subject, plain text and HTML. */
async function renderedMails(owner: object): Promise<Map<string, string>> {
  vi.resetModules();
  vi.doMock('../../../src/site.ts', () => ({ site: { ...site, ...owner } }));
  const { emailTemplates, renderEmail } = await import('../../../netlify/mail/index.ts');
  const { authEmailTemplates } = await import('../../../local/supabase/auth-emails.ts');
  const mails = new Map<string, string>();
  for (const lang of langs) {
    for (const [index, [template, data]] of samples.entries()) {
      const mail = renderEmail(template, lang, data, origin);
      if (!mail) throw new Error(`${template} (${index}) does not fit its schema.`);
      const text = `${mail.subject}\n${mail.text}\n${mail.html}`;
      mails.set(`${template} ${lang} ${index}`, withoutTag(template, text));
    }
  }
  const names = new Set(samples.map(([template]) => template));
  expect([...names].sort(), 'every template has a sample').toEqual([...emailTemplates].sort());
  for (const [file, html] of await authEmailTemplates()) mails.set(file, html);
  return mails;
}

/** Removes the tag in brackets that begins the team's subjects, by which it sorts its emails. */
function withoutTag(template: string, text: string): string {
  const [tag] = /^\[[^\]]+\] /.exec(template.startsWith('staff-') ? text : '') ?? [];
  return tag ? text.replaceAll(tag, '') : text;
}

const faultsOf = (mails: Map<string, string>, ...patterns: readonly RegExp[]): string[] =>
  [...mails].flatMap(([name, text]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      return match ? [`${name}: ${match[0]}`] : [];
    }),
  );

describe('the emails', () => {
  it('contain no placeholder and nothing of our stand-ins once the owner has given all', async () => {
    const mails = await renderedMails(givenValues);
    expect(faultsOf(mails, placeholder, emptyValue, unfilled, standIn)).toEqual([]);
    const welcome = [...mails].filter(([name]) => name.startsWith('subscription-welcome'));
    expect(welcome.length).toBeGreaterThan(0);
    for (const [name, text] of welcome) {
      expect(text, name).toContain(givenValues.publisher.company);
      expect(text, name).toContain(givenValues.publisher.address);
    }
  });

  it('leave out what the owner has not given', async () => {
    const mails = await renderedMails({});
    expect(faultsOf(mails, placeholder, emptyValue, unfilled)).toEqual([]);
    const addresses = [...mails.values()].flatMap(
      (text) => text.match(/[\w.-]+\.example\b/g) ?? [],
    );
    const [, domain = ''] = site.contact.email.split('@');
    expect([...new Set(addresses)].filter((address) => address !== domain)).toEqual([]);
  });
});
