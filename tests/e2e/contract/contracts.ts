/** Helpers of the contract cancellation and withdrawal tests. */
import type { Page, Request } from 'playwright/test';
import type {
  ContractEnd,
  ContractEnded,
  ContractEndRequest,
  PendingEnd,
} from '../../../src/domain/api/contract-end.ts';
import * as en from '../../../src/i18n/en/contract/steps.ts';
import * as fr from '../../../src/i18n/fr/contract/steps.ts';
import type { Lang } from '../../../src/i18n/index.ts';

export const kinds = ['cancellation', 'withdrawal'] as const satisfies ContractEnd[];
export const pageOf = { cancellation: 'cancelContract', withdrawal: 'withdrawContract' } as const;
export const endFunction = '**/.netlify/functions/contract-end';
export const subscriptionRows = '**/rest/v1/subscriptions?*';

/** Texts of the steps, which are not in the page's HTML. */
export function stepTexts(lang: Lang): typeof fr.contractSteps {
  return (lang === 'fr' ? fr : en).contractSteps;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

/** Stubs the function: one response per call, repeating the last; returns the requests. */
export async function stubContractEnd(page: Page, ...answers: readonly Answer[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(endFunction, async (route) => {
    asked.push(parseRequest(route.request()));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    await route.fulfill({
      status: answer?.status ?? 200,
      contentType: 'application/json',
      body: JSON.stringify(answer?.body),
      ...(answer?.headers && { headers: answer.headers }),
    });
  });
  return asked;
}

export interface Asked {
  readonly request: ContractEndRequest;
  readonly signedIn: boolean;
}

function parseRequest(request: Request): Asked {
  return {
    request: request.postDataJSON() as ContractEndRequest,
    signedIn: 'authorization' in request.headers(),
  };
}

/** An error response of the function. */
export function errorResponse(
  code: string,
  status = 409,
  headers?: Record<string, string>,
): Answer {
  return { status, body: { error: { code, message: '' } }, ...(headers && { headers }) };
}

export const mailSent: Answer = { body: { type: 'mail-sent' } };

export function pendingResponse(kind: ContractEnd): Answer {
  const body: PendingEnd = {
    type: 'pending',
    kind,
    reference: 'ECT-1A2B3C4D',
    plan_name: 'Formation seule',
    declared_at: '2026-11-21T13:05:00.000Z',
    ends_at: kind === 'cancellation' ? '2036-12-12T09:30:00.000Z' : null,
  };
  return { body };
}

export function endedResponse(kind: ContractEnd, refund: number | null = 24_999): Answer {
  const body: ContractEnded = {
    type: 'ended',
    kind,
    reference: 'ECT-1A2B3C4D',
    plan_name: 'Formation seule',
    declared_at: '2026-11-21T13:05:00.000Z',
    ends_at: kind === 'cancellation' ? '2036-12-12T09:30:00.000Z' : '2026-11-21T13:05:00.000Z',
    refund: kind === 'withdrawal' ? refund : null,
    currency: 'eur',
    receipt_to: 'claire@exemple.fr',
  };
  return { body };
}
