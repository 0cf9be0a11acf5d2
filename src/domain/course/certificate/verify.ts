/** Verification of a credential file, without a network and without a JSON-LD processor. */
import { isLang } from '../../../i18n/locales.ts';
import { isPrintableLine } from '../../shared/printable.ts';
import { badgeOf, certificateAddress, issuerPath, type BadgeFacts } from './badge.ts';
import { certificateNumber } from './number.ts';
import { revocationReasons, type RevocationReason } from './published.ts';
import { isSignedBy } from './signature.ts';

/** What the site publishes: `issuer.json` and `revocations.json`, as parsed JSON. */
export interface Published {
  readonly issuer: unknown;
  readonly revocations: unknown;
}

/**
 * Why a file is refused.
 * - `unreadable`: not JSON, or not a credential of this course.
 * - `other_issuer`: issued by another site.
 * - `altered`: something in it was added, removed or changed, or its signature is not by the named key.
 * - `unknown_key`: signed by a key that this site does not publish.
 * - `not_yet_valid`: its date lies in the future.
 */
export type Refusal = 'unreadable' | 'other_issuer' | 'altered' | 'unknown_key' | 'not_yet_valid';

/** `unsupported`: this browser lacks Ed25519. `unavailable`: the published documents are missing or malformed. */
export type Verification =
  | { readonly type: 'valid'; readonly facts: BadgeFacts }
  | { readonly type: 'revoked'; readonly facts: BadgeFacts; readonly reason?: RevocationReason }
  | { readonly type: 'refused'; readonly reason: Refusal }
  | { readonly type: 'unsupported' | 'unavailable' };

/** Longest file that is read, in characters. A credential has about 2,500. */
const maximumFileLength = 20_000;

/** Verifies the text of a file against what the site publishes. Never throws. */
export async function verifyBadge(
  text: string,
  published: Published,
  now: Date,
): Promise<Verification> {
  const file = parse(text);
  const facts = readFacts(file);
  if (!facts) return refused('unreadable');
  const keys = publishedKeys(published.issuer);
  const revoked = revokedCredentials(published.revocations);
  if (!keys || !revoked) return { type: 'unavailable' };
  if (keys.issuer !== facts.origin + issuerPath) return refused('other_issuer');

  const proofValue = textAt(file, 'proof', 'proofValue') ?? '';
  const key = textAt(file, 'proof', 'verificationMethod')?.split('#')[1] ?? '';
  const badge = badgeOf(facts, key);
  // The credential must equal one rebuilt from its facts: nothing added, missing or changed elsewhere.
  const rebuilt = { ...badge, proof: { ...badge.proof, proofValue } };
  if (sorted(rebuilt) !== sorted(file)) return refused('altered');
  if (!keys.keys.includes(key)) return refused('unknown_key');
  const signed = await isSignedBy(badge, proofValue, key);
  if (signed === 'unsupported') return { type: 'unsupported' };
  if (!signed) return refused('altered');
  if (Date.parse(facts.issuedAt) > now.getTime() + 5 * 60_000) return refused('not_yet_valid');
  const entry = revoked.get(certificateAddress(facts.origin, facts.number));
  return entry === undefined ? { type: 'valid', facts } : { type: 'revoked', facts, ...entry };
}

function refused(reason: Refusal): Verification {
  return { type: 'refused', reason };
}

/** The facts of a credential, unverified; undefined if one is missing or malformed. */
function readFacts(file: unknown): BadgeFacts | undefined {
  const issuer = textAt(file, 'issuer', 'id') ?? '';
  const origin = issuer.slice(0, -issuerPath.length);
  const achievement = at(file, 'credentialSubject', 'achievement');
  const lang = textAt(achievement, 'inLanguage');
  const facts = {
    origin,
    issuerName: textAt(file, 'issuer', 'name'),
    number: textAt(file, 'credentialSubject', 'licenseNumber'),
    subject: textAt(file, 'credentialSubject', 'id')?.slice('urn:uuid:'.length),
    name: textAt(file, 'credentialSubject', 'identifier', '0', 'identityHash'),
    issuedAt: textAt(file, 'validFrom'),
    contentVersion: textAt(achievement, 'version'),
    title: textAt(file, 'name'),
    description: textAt(achievement, 'description'),
    criteria: textAt(achievement, 'criteria', 'narrative'),
  };
  if (!isOrigin(origin) || !isLang(lang)) return undefined;
  for (const [fact, text] of Object.entries(facts)) {
    const form = forms[fact as keyof typeof forms] ?? isLine;
    if (text === undefined || !form(text)) return undefined;
  }
  return { ...(facts as Record<keyof typeof facts, string>), lang };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const forms: Partial<Record<keyof BadgeFacts, (text: string) => boolean>> = {
  number: (text) => certificateNumber.test(text),
  subject: (text) => uuid.test(text),
  issuedAt: (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text)),
  contentVersion: (text) => /^[0-9a-f]{12}$/.test(text),
};

function isLine(text: string): boolean {
  return text !== '' && text.length <= 2_000 && isPrintableLine(text);
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** The issuer and its published keys. */
function publishedKeys(issuer: unknown) {
  const id = textAt(issuer, 'id');
  const methods = at(issuer, 'assertionMethod');
  if (id === undefined || !Array.isArray(methods)) return undefined;
  const keys = methods.flatMap((method: unknown) =>
    typeof method === 'string' && method.startsWith(`${id}#`) ? [method.slice(id.length + 1)] : [],
  );
  return { issuer: id, keys };
}

/** The revoked credentials by id, each with its reason. */
function revokedCredentials(
  list: unknown,
): Map<string, { readonly reason?: RevocationReason }> | undefined {
  const entries = at(list, 'revokedCredential');
  if (!Array.isArray(entries)) return undefined;
  return new Map(
    entries.map((entry: unknown) => {
      const given = textAt(entry, 'revocationReason');
      const reason = revocationReasons.find((known) => known === given);
      return [textAt(entry, 'id') ?? '', reason ? { reason } : {}] as const;
    }),
  );
}

function parse(text: string): unknown {
  if (text.length > maximumFileLength) return undefined;
  try {
    const file = JSON.parse(text) as unknown;
    return membersWritten(text) === membersOf(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Number of members in a JSON text, to reject duplicate names, which readers may resolve differently. */
function membersWritten(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: unknown[] = Object.values(value);
  return inner.reduce<number>(
    (sum, one) => sum + membersOf(one),
    Array.isArray(value) ? 0 : inner.length,
  );
}

/** The value at a path, of own members only. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}

function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** JSON with sorted members: the same text for the same value. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
