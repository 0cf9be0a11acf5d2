/** Error messages name the cause: the server, the connection, or the service that sends codes. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emailServiceError } from '../../../src/domain/account/email-service.ts';
import { errorText, type ErrorTexts } from '../../../src/i18n/errors.ts';
import * as enMembers from '../../../src/i18n/en/account/members.ts';
import * as enSettings from '../../../src/i18n/en/account/settings-account.ts';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as enBilling from '../../../src/i18n/en/billing/billing.ts';
import * as enCheckout from '../../../src/i18n/en/checkout/checkout.ts';
import * as frMembers from '../../../src/i18n/fr/account/members.ts';
import * as frSettings from '../../../src/i18n/fr/account/settings-account.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import * as frBilling from '../../../src/i18n/fr/billing/billing.ts';
import * as frCheckout from '../../../src/i18n/fr/checkout/checkout.ts';
import { callFunction } from '../../../src/services/functions.ts';
import { errorTables } from './error-tables.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a request to a function', () => {
  const codeOf = async (answer: () => Promise<Response>) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const outcome = await callFunction<unknown, string>('support', {});
    return outcome.type === 'error' ? outcome.code : 'ok';
  };
  const html = (status: number) => () => Promise.resolve(new Response('<h1>', { status }));

  it('that gets a 5xx page of a proxy is not called a lost connection', async () => {
    for (const status of [500, 502, 503, 504]) {
      expect(await codeOf(html(status))).toBe('unavailable');
    }
    expect(await codeOf(html(404))).toBe('unexpected');
  });

  it('that exceeds a limit of the platform says so, as one of ours does', async () => {
    expect(await codeOf(html(429))).toBe('rate_limited');
  });

  it('without a response, or with a portal’s page, is one', async () => {
    expect(await codeOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('network');
    expect(await codeOf(html(200))).toBe('network');
  });

  it('keeps the code of the contract', async () => {
    const json = () =>
      Promise.resolve(Response.json({ error: { code: 'too_many' } }, { status: 500 }));
    expect(await codeOf(json)).toBe('too_many');
  });
});

describe('an error of the service that sends codes', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'code_unreachable'],
    [{ status: 0, text: 'Network Error' }, 'code_unreachable'],
    [undefined, 'code_unreachable'],
    [{ status: 403 }, 'code_refused'],
    [{ status: 451 }, 'code_automated'],
    [{ status: 429 }, 'rate_limited'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 422 }, 'code_not_sent'],
  ])('%j is %s', (error, code) => {
    expect(emailServiceError(error)).toBe(code);
  });

  it('has its own sentence, and a lost connection is not blamed on the address', () => {
    const codes = ['code_unreachable', 'code_refused', 'code_automated', 'code_not_sent'] as const;
    for (const [lang, table] of [
      ['fr', frDialogs.auth.errors],
      ['en', enDialogs.auth.errors],
    ] as const) {
      const sentences = codes.map((code) => errorText(lang, table, { code }));
      expect(new Set(sentences).size).toBe(codes.length);
      expect(sentences[0]).toMatch(/connexion|connection/);
      expect(sentences[0]).not.toMatch(/adresse|address/);
    }
  });
});

describe.each(Object.entries(errorTables))('the errors of %s', (_, tables) => {
  const each: readonly (readonly [string, ErrorTexts<never>])[] = Object.entries(tables);
  it.each(each)(
    'blame in %s neither the connection for a 5xx, nor the server for the network',
    (__, t) => {
      expect(t.unavailable).not.toMatch(/connexion|connection/i);
      expect(t.network).toMatch(/connexion|connection/i);
      expect(t.network).not.toMatch(/panne|serveur|adresse|our side|server|address/i);
    },
  );
});

const declinedTexts = (
  { billing }: Pick<typeof frBilling, 'billing'>,
  { members }: Pick<typeof frMembers, 'members'>,
  { checkoutReturn }: Pick<typeof frCheckout, 'checkoutReturn'>,
  { errors }: Pick<typeof frSettings, 'errors'>,
) => ({
  'of the first payment': billing.states.incomplete.text,
  'on the return page': checkoutReturn.declinedText,
  'of a renewal': billing.states.failed.text,
  'of a renewal, access closed': billing.states.suspended.text,
  'of a renewal, on the dashboard': members.badge.paymentFailedText,
  'of a new card': errors.card_declined,
  'of a change of plan': errors.plan_unchanged,
});

describe.each([
  [
    'fr',
    declinedTexts(frBilling, frMembers, frCheckout, frSettings),
    /^Votre banque a refusé (le |cette )/,
    /rien n’est débité|restent ouvertes|reste en place|sans pénalité/,
  ],
  [
    'en',
    declinedTexts(enBilling, enMembers, enCheckout, enSettings),
    /^Your bank declined (the|this) /,
    /nothing was charged|stay open|previous one stays|no penalty/,
  ],
] as const)('a declined card in %s', (_, found, event, stays) => {
  it.each(Object.entries(found))('%s is said in the same words, with what stays', (__, text) => {
    expect(text).toMatch(event);
    expect(text).toMatch(stays);
  });
});
