/** What the contract pages say after an error and after a withdrawal, in both languages. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractSteps as en } from '../../../src/i18n/en/contract/steps.ts';
import { contractSteps as fr } from '../../../src/i18n/fr/contract/steps.ts';
import { errorText } from '../../../src/i18n/errors.ts';
import { langs } from '../../../src/i18n/index.ts';
import { EndAlert } from '../../../src/islands/contract/EndAlert.tsx';
import { Ended } from '../../../src/islands/contract/Ended.tsx';
import { checkDeclaration, notify, startOver } from '../../../src/stores/contract/contract-end.ts';
import { textOf } from './markup.ts';

const answers: Response[] = [];
const person = { name: 'Claire Martin', email: 'claire@exemple.fr', reference: '' };

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  startOver();
});

function refusal(code: string, status: number, seconds?: number): Response {
  const headers = seconds === undefined ? {} : { 'Retry-After': `${seconds}` };
  return Response.json({ error: { code, message: 'internal detail' } }, { status, headers });
}

it.each(langs)('each error has its message in %s', async (lang) => {
  const t = { fr, en }[lang];
  const limited = (retryAfter?: number) =>
    errorText(lang, t.errors, { code: 'rate_limited', retryAfter });
  checkDeclaration(person);
  for (const [answer, sentence] of [
    [refusal('no_contract', 404), t.errors.no_contract],
    [refusal('already_ending', 409), t.errors.already_ending],
    [refusal('too_late', 409), t.errors.too_late],
    [refusal('rate_limited', 429), limited()],
    [refusal('rate_limited', 429, 600), limited(600)],
    [refusal('rate_limited', 429, 30), limited(30)],
    [refusal('unavailable', 503), t.errors.unavailable],
    [refusal('bad_request', 400), t.errors.bad_request],
    [refusal('never-heard-of', 400), t.errors.unexpected],
    [undefined, t.errors.network],
  ] as const) {
    if (answer) answers.push(answer);
    await notify('cancellation', lang);
    expect(textOf(EndAlert, { lang, t })).toBe(sentence);
  }
});

it.each(langs)('a recorded withdrawal says what became of the refund, in %s', (lang) => {
  const steps = { fr, en }[lang];
  const { withdrawal: t } = steps;
  const said = (refund: number | null) =>
    textOf(Ended, {
      lang,
      texts: { steps, planNames: { formation: '', formationEtSignaux: '' } },
      ended: {
        ...{ type: 'ended', kind: 'withdrawal', reference: 'ECT-1A2B3C4D', plan_name: '' },
        ...{ declared_at: '2026-11-22T10:00:00Z', ends_at: '2026-11-22T10:00:00Z' },
        ...{ refund, currency: 'eur', receipt_to: person.email },
      },
    });
  expect(said(24_999)).toContain(t.refunded);
  expect(said(null)).toContain(t.review);
  expect(said(0)).toContain(t.nothingDue);
  expect(said(0)).not.toContain(t.refunded);
});
