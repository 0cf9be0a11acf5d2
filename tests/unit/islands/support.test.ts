/** The message for each error of the function on the support page, in both languages. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as enSteps from '../../../src/i18n/en/support/steps.ts';
import * as enPage from '../../../src/i18n/en/support/support.ts';
import * as frSteps from '../../../src/i18n/fr/support/steps.ts';
import * as frPage from '../../../src/i18n/fr/support/support.ts';
import { supportFields } from '../../../src/domain/support/form.ts';
import { errorText } from '../../../src/i18n/errors.ts';
import { fill, langs } from '../../../src/i18n/index.ts';
import { MessageForm } from '../../../src/islands/support/MessageForm.tsx';
import { SendError } from '../../../src/islands/support/SendError.tsx';
import { sendMessage } from '../../../src/stores/support/support.ts';
import { htmlOf, textOf } from './markup.ts';

const en = { ...enPage, ...enSteps };
const fr = { ...frPage, ...frSteps };

const values = {
  name: 'Claire Martin',
  email: 'claire@exemple.fr',
  subject: 'Une leçon',
  message: 'Bonjour,\n\nVoici ma question.',
};
const address = 'support@exemple.fr';
const answers: Response[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { action } = JSON.parse(body as string) as { action: string };
    if (action === 'form-token')
      return Promise.resolve(Response.json({ type: 'form-token', form_token: 's' }));
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function refusal(code: string, status: number, seconds?: number): Response {
  const headers = seconds === undefined ? {} : { 'Retry-After': `${seconds}` };
  return Response.json({ error: { code, message: 'internal detail' } }, { status, headers });
}

it.each(supportFields)('the form has a control for %s', (field) => {
  const html = htmlOf(MessageForm, {
    ...{ lang: 'fr', t: fr.support.form, steps: undefined, address },
    ...{ privacyHref: '/fr', back: false },
  });
  expect(html, `src/islands/support/MessageForm.tsx needs a control for ${field}`).toMatch(
    new RegExp(`<(input|textarea)[^>]* name="${field}"`),
  );
});

it.each(langs)('a lost outcome is not called a failure, and a retry is safe, in %s', (lang) => {
  const { errors } = { fr, en }[lang].supportSteps;
  for (const text of [errors.network, errors.unavailable]) {
    expect(text).toMatch(/peut-être|may not/);
    expect(text).toMatch(/deux fois, il ne compte qu’une fois|sent twice, it counts once/);
  }
});

it.each(langs)('each error has its message in %s, and a link to send it by email', async (lang) => {
  const { support, supportSteps: steps } = { fr, en }[lang];
  const limited = (retryAfter?: number) =>
    errorText(lang, steps.errors, { code: 'rate_limited', retryAfter });
  const props = { lang, t: support.form, steps, address, values };
  for (const [answer, sentence] of [
    [refusal('rate_limited', 429), limited()],
    [refusal('rate_limited', 429, 600), limited(600)],
    [refusal('rate_limited', 429, 30), limited(30)],
    [refusal('too_many_links', 422), fill(steps.errors.too_many_links, { n: 5 })],
    [refusal('looks_automated', 422), steps.errors.looks_automated],
    [refusal('too_large', 413), steps.errors.too_large],
    [refusal('unavailable', 503), steps.errors.unavailable],
    [refusal('bad_request', 400), steps.errors.bad_request],
    [refusal('never-heard-of', 400), steps.errors.unexpected],
    [undefined, steps.errors.network],
  ] as const) {
    if (answer) answers.push(answer);
    const sent = sendMessage(values, '', lang);
    // The form token is younger than the minimum fill time.
    await vi.runAllTimersAsync();
    await sent;
    expect(textOf(SendError, props)).toBe(`${sentence}${steps.otherWay} ${address}`);
  }
  const [, link = ''] = /href="(mailto:[^"]*)"/.exec(htmlOf(SendError, props)) ?? [];
  const mail = new URL(link.replaceAll('&amp;', '&'));
  expect(mail.searchParams.get('subject')).toBe(values.subject);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(values.message);
});
