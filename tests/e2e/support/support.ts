/** What the tests of the support page share. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { SupportRequest } from '../../../src/domain/api/support.ts';
import { supportSteps as enSteps } from '../../../src/i18n/en/support/steps.ts';
import * as en from '../../../src/i18n/en/support/support.ts';
import { supportSteps as frSteps } from '../../../src/i18n/fr/support/steps.ts';
import * as fr from '../../../src/i18n/fr/support/support.ts';
import type { Lang } from '../../../src/i18n/index.ts';

export const supportFunction = '**/.netlify/functions/support';

export const person = {
  name: 'Claire Martin',
  email: 'claire@exemple.fr',
  subject: 'Une leçon',
  message: 'Bonjour,\n\nVoici ma question.',
} as const;
export const fields = ['name', 'email', 'subject', 'message'] as const;

export function supportTexts(lang: Lang) {
  return { ...(lang === 'fr' ? fr : en).support, steps: lang === 'fr' ? frSteps : enSteps };
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

export const ticket: Answer = {
  body: { type: 'ticket', reference: 'SUP-000123', copy_to: person.email },
};

export function refusal(code: string, status = 409, headers?: Record<string, string>): Answer {
  return { status, body: { error: { code, message: '' } }, ...(headers && { headers }) };
}

/**
 * Waits until a part of the page shows, its clock going on meanwhile: a message leaves seconds after its form
 * token at the earliest. The clock is the test's from before the page: `answerWith` takes it.
 */
export function shows(part: Locator): Promise<void> {
  return expect(async () => {
    await part.page().clock.runFor(1_000);
    await expect(part).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/**
 * Gives form tokens always, and answers what is sent in order, the last again; gives what was sent. The page's clock
 * runs and can be moved on.
 */
export async function answerWith(
  page: Page,
  ...answers: readonly Answer[]
): Promise<Extract<SupportRequest, { action: 'send' }>[]> {
  const sent: Extract<SupportRequest, { action: 'send' }>[] = [];
  await page.clock.install();
  await page.route(supportFunction, async (route) => {
    const request = route.request().postDataJSON() as SupportRequest;
    let answer: Answer | undefined = { body: { type: 'form_token', form_token: 'a-form-token' } };
    if (request.action === 'send') {
      sent.push(request);
      answer = answers[Math.min(sent.length, answers.length) - 1];
    }
    await route.fulfill({
      status: answer?.status ?? 200,
      contentType: 'application/json',
      body: JSON.stringify(answer?.body),
      ...(answer?.headers && { headers: answer.headers }),
    });
  });
  return sent;
}

/** The form of the page, by the names a person knows its parts by. */
export function formOf(page: Page, lang: Lang) {
  const t = supportTexts(lang);
  const field = (name: (typeof fields)[number]) => page.getByLabel(t.form[name], { exact: true });
  return {
    t,
    field,
    send: page.getByRole('button', { name: t.form.send, exact: true }),
    clear: page.getByRole('button', { name: t.steps.clear }),
    /** Wakes the form as a person does, and waits until it answers. */
    reach: async () => {
      const asked = page.waitForRequest(supportFunction);
      await field('name').focus();
      await asked;
    },
    fill: async () => {
      for (const name of fields) await field(name).fill(person[name]);
    },
  };
}
