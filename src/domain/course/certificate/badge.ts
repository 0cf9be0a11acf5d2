/**
 * The credential of a certificate: an Open Badges 3.0 `OpenBadgeCredential` with a Data Integrity proof
 * (`eddsa-rdfc-2022`), https://www.imsglobal.org/spec/ob/v3p0/. Everything but the facts is fixed.
 */
import type { Lang } from '../../../i18n/locales.ts';

/** The facts of a credential; everything else in it is fixed. */
export interface BadgeFacts {
  /** Origin of the site that issued it, `https://example.com`. */
  readonly origin: string;
  readonly issuerName: string;
  /** `ECT-XXXX-XXXX-XXXX`. */
  readonly number: string;
  /** A random UUID of the holder, not the account's id. */
  readonly subject: string;
  /** The holder's name as they confirmed it. */
  readonly name: string;
  /** ISO 8601 in UTC, whole seconds. */
  readonly issuedAt: string;
  readonly lang: Lang;
  /** Hash of the lessons at the time of issue, twelve hexadecimal digits. */
  readonly contentVersion: string;
  /** Texts in `lang`. */
  readonly title: string;
  readonly description: string;
  /** What had to be done: lessons read, quizzes passed, reading time. */
  readonly criteria: string;
}

/** A credential without its signature. */
export type UnsignedBadge = ReturnType<typeof badgeOf>;

/** A signed credential, as the holder downloads it. */
export type Badge = Omit<UnsignedBadge, 'proof'> & {
  readonly proof: UnsignedBadge['proof'] & {
    /** The Ed25519 signature, multibase base58btc: `z…`. */
    readonly proofValue: string;
  };
};

/** Path of the issuer's public document, with its keys (JSON). */
export const issuerPath = '/certificates/issuer.json';
/** Path of the list of revoked certificates (JSON). */
export const revocationsPath = '/certificates/revocations.json';

/** Address of a certificate: its credential's id and what the QR code holds. Redirects to the verification page. */
export function certificateAddress(origin: string, number: string): string {
  return `${origin}/certificates/${number}`;
}

/** JSON-LD contexts, in the order required by the specification. */
const badgeContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
] as const;

/** The credential for these facts, to be signed by `key`, a public key in multibase. */
export function badgeOf(facts: BadgeFacts, key: string) {
  const issuer = facts.origin + issuerPath;
  return {
    '@context': badgeContexts,
    id: certificateAddress(facts.origin, facts.number),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer, type: ['Profile'], name: facts.issuerName, url: facts.origin },
    validFrom: facts.issuedAt,
    name: facts.title,
    credentialSubject: {
      id: `urn:uuid:${facts.subject}`,
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: facts.name,
          identityType: 'name',
        },
      ],
      licenseNumber: facts.number,
      achievement: {
        id: `${issuer}#course-${facts.contentVersion}-${facts.lang}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: facts.title,
        description: facts.description,
        criteria: { id: `${issuer}#criteria-${facts.lang}`, narrative: facts.criteria },
        version: facts.contentVersion,
        inLanguage: facts.lang,
      },
    },
    credentialStatus: { id: facts.origin + revocationsPath, type: '1EdTechRevocationList' },
    proof: {
      type: 'DataIntegrityProof',
      created: facts.issuedAt,
      cryptosuite: 'eddsa-rdfc-2022',
      verificationMethod: `${issuer}#${key}`,
      proofPurpose: 'assertionMethod',
    },
  } as const;
}
