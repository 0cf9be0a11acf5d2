/** Messages of the verification page for files, numbers and failures. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VerifiedNumber } from '../../../../src/domain/api/certificate.ts';
import { issuerPath, revocationsPath } from '../../../../src/domain/course/certificate/badge.ts';
import {
  issuerDocument,
  revocationList,
} from '../../../../src/domain/course/certificate/published.ts';
import { checkFile, checkNumber } from '../../../../src/scripts/course/verify/check.ts';
import { verifyResults as t } from '../../../../src/i18n/en/course/verify-results.ts';
import { facts, signed, testKey } from './signed-badge.ts';

const { origin, number } = facts;
const key = await testKey();

/** Stubs the documents that the site publishes, and the response of the function. */
function serve(options: {
  readonly revoked?: boolean;
  readonly keys?: readonly string[];
  readonly without?: string;
  readonly verified?: VerifiedNumber;
}) {
  const { revoked = false, keys = [key.publicKey], without, verified } = options;
  const documents: Readonly<Record<string, unknown>> = {
    [issuerPath]: issuerDocument(origin, 'Course', keys),
    [revocationsPath]: revocationList(origin, revoked ? [{ number, reason: 'error' }] : []),
    '/.netlify/functions/certificate': verified,
  };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === without || documents[path] === undefined
        ? new Response('{}', { status: 503 })
        : Response.json(documents[path]),
    ),
  );
}

afterEach(() => vi.unstubAllGlobals());

const check = (text: string) => checkFile('en', t, new Blob([text]));

describe('a file', () => {
  it('is authentic, with its name, if its signature holds and nothing revokes it', async () => {
    serve({});
    const result = await check(await signed(key));
    expect(result).toMatchObject({ tone: 'valid', title: t.validFile.title });
    expect(result.facts).toContainEqual([t.facts.name, facts.name]);
  });

  it.each([
    ['a changed name', (text: string) => text.replace(facts.name, 'Somebody Else'), 'altered'],
    [
      'a changed byte',
      (text: string) => text.replace('"proofValue":"z', '"proofValue":"z2'),
      'altered',
    ],
    [
      'another site',
      (text: string) => text.replaceAll(origin, 'https://other.example'),
      'other_issuer',
    ],
    ['no certificate', () => '{"a":1}', 'unreadable'],
    ['no JSON', () => 'hello', 'unreadable'],
  ] as const)('with %s is refused', async (_, change, reason) => {
    serve({});
    expect(await check(change(await signed(key)))).toEqual({
      tone: 'refused',
      ...t.refused[reason],
    });
  });

  it('signed by a key that is not published is refused', async () => {
    serve({ keys: [(await testKey()).publicKey] });
    expect(await check(await signed(key))).toMatchObject({ ...t.refused.unknown_key });
  });

  it('that was revoked says why', async () => {
    serve({ revoked: true });
    const result = await check(await signed(key));
    expect(result).toMatchObject({ tone: 'refused', title: t.revoked.title });
    expect(result.facts).toContainEqual([t.facts.reason, t.reasons.error]);
  });

  it.each([issuerPath, revocationsPath])('is not called valid without %s', async (without) => {
    serve({ without });
    expect(await check(await signed(key))).toEqual({ tone: 'unsure', ...t.unavailable });
  });
});

describe('a number', () => {
  const about = { number, issuedAt: facts.issuedAt, lang: 'en', minutes: 306 } as const;
  const valid: VerifiedNumber = {
    type: 'valid',
    facts: { ...about, contentVersion: facts.contentVersion },
  };

  it('is valid, without the name unless its holder shows it', async () => {
    serve({ verified: valid });
    const hidden = await checkNumber('en', t, number);
    expect(hidden.tone).toBe('valid');
    expect(hidden.facts).toContainEqual([t.facts.name, t.nameHidden]);
    serve({ verified: { ...valid, name: 'Ana Silva' } });
    const shown = await checkNumber('en', t, number.toLowerCase());
    expect(shown.facts).toContainEqual([t.facts.name, 'Ana Silva']);
  });

  it('is unknown, mistyped, or cannot be checked', async () => {
    serve({ verified: { type: 'unknown', number } });
    expect(await checkNumber('en', t, number)).toEqual({ tone: 'refused', ...t.unknown });
    expect(await checkNumber('en', t, '12')).toEqual({ tone: 'refused', ...t.notANumber });
    serve({ without: '/.netlify/functions/certificate' });
    expect((await checkNumber('en', t, number)).tone).toBe('unsure');
  });
});
