/** Helpers of the support tests. */
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

export function errorResponse(
  code: string,
  status = 409,
  headers?: Record<string, string>,
): Answer {
  return { status, body: { error: { code, message: '' } }, ...(headers && { headers }) };
}

/**
 * Waits until an element is visible while the page's clock runs: a message is sent only after the minimum
 * fill time. `stubSupport` installs the clock before the page opens.
 */
export function waitForVisible(part: Locator): Promise<void> {
  return expect(async () => {
    await part.page().clock.runFor(1_000);
    await expect(part).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

/**
 * Stubs the function: form tokens always, then one response per message, repeating the last; returns the
 * messages. The page's clock runs and can be advanced.
 */
export async function stubSupport(
  page: Page,
  ...answers: readonly Answer[]
): Promise<Extract<SupportRequest, { action: 'send' }>[]> {
  const sent: Extract<SupportRequest, { action: 'send' }>[] = [];
  await page.clock.install();
  await page.route(supportFunction, async (route) => {
    const request = route.request().postDataJSON() as SupportRequest;
    let answer: Answer | undefined = { body: { type: 'form-token', form_token: 'a-form-token' } };
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

/** Locators of the form, by their visible labels. */
export function formOf(page: Page, lang: Lang) {
  const t = supportTexts(lang);
  const field = (name: (typeof fields)[number]) => page.getByLabel(t.form[name], { exact: true });
  return {
    t,
    field,
    send: page.getByRole('button', { name: t.form.send, exact: true }),
    clear: page.getByRole('button', { name: t.steps.clear }),
    /** Focuses the form and waits until it is hydrated. */
    focusForm: async () => {
      const asked = page.waitForRequest(supportFunction);
      await field('name').focus();
      await asked;
    },
    fill: async () => {
      for (const name of fields) await field(name).fill(person[name]);
    },
  };
}
