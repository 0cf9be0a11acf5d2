/** What each answer of the function becomes on the support page, in both languages. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as en from '../../../src/i18n/en/support/support.ts';
import * as fr from '../../../src/i18n/fr/support/support.ts';
import { fill, langs, plural } from '../../../src/i18n/index.ts';
import { Refused } from '../../../src/islands/support/Refused.tsx';
import { sendMessage } from '../../../src/stores/support/support.ts';
import { htmlOf, textOf } from './markup.ts';

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
    if (action === 'stamp') return Promise.resolve(Response.json({ type: 'stamp', stamp: 's' }));
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

it.each(langs)('each refusal has its sentence in %s, and the message by mail', async (lang) => {
  const { support, supportSteps: steps } = { fr, en }[lang];
  const props = { lang, t: support.form, steps, address, values };
  for (const [answer, sentence] of [
    [refusal('rate_limited', 429), steps.faults.rate_limited],
    [refusal('rate_limited', 429, 600), fill(plural(lang, 10, steps.waitMinutes), { n: 10 })],
    [refusal('rate_limited', 429, 30), fill(plural(lang, 30, steps.waitSeconds), { n: 30 })],
    [refusal('too_many_links', 422), fill(steps.faults.too_many_links, { n: 5 })],
    [refusal('looks_automated', 422), steps.faults.looks_automated],
    [refusal('too_large', 413), steps.faults.too_large],
    [refusal('unavailable', 503), steps.faults.unavailable],
    [refusal('bad_request', 400), steps.faults.unexpected],
    [refusal('never-heard-of', 400), steps.faults.unexpected],
    [undefined, steps.faults.network],
  ] as const) {
    if (answer) answers.push(answer);
    const sent = sendMessage(values, '', lang);
    // The stamp has to be some seconds old.
    await vi.runAllTimersAsync();
    await sent;
    expect(textOf(Refused, props)).toBe(`${sentence}${steps.otherWay} ${address}`);
  }
  const [, link = ''] = /href="(mailto:[^"]*)"/.exec(htmlOf(Refused, props)) ?? [];
  const mail = new URL(link.replaceAll('&amp;', '&'));
  expect(mail.searchParams.get('subject')).toBe(values.subject);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(values.message);
});
