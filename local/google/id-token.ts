import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IdTokens {
  /** The public keys that verify tokens, as served by `/oauth2/v3/certs`. */
  certs(): { keys: JsonWebKey[] };
  /** The permanent subject of a user; `candidate` is stored as such the first time. */
  subjectOf(email: string, candidate: string): string;
  /** The same token with the user's permanent subject, signed with our key. */
  reissue(idToken: string): string;
}

interface Saved {
  readonly key: JsonWebKey;
  readonly subjects: Record<string, string>;
}

const keyId = 'local-google';

/**
 * `emulate` generates a new `sub` per user and a new key at every start: an account would gain another Google
 * identity each time. Both are stored here, in `google.json` in `dataDir`.
 */
export function openIdTokens(dataDir: string): IdTokens {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'google.json');
  const saved = read(file) ?? { key: newKey(), subjects: {} };
  const privateKey = createPrivateKey({ key: saved.key, format: 'jwk' });
  const publicJwk = createPublicKey(privateKey).export({ format: 'jwk' });
  save();

  function save(): void {
    writeFileSync(`${file}.new`, JSON.stringify(saved));
    renameSync(`${file}.new`, file);
  }

  function subjectOf(email: string, candidate: string): string {
    const known = saved.subjects[email];
    if (known !== undefined) return known;
    saved.subjects[email] = candidate;
    save();
    return candidate;
  }

  return {
    certs: () => ({ keys: [{ ...publicJwk, kid: keyId, use: 'sig', alg: 'RS256' }] }),
    subjectOf,
    reissue(idToken) {
      const claims = JSON.parse(
        Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
      ) as Record<string, unknown>;
      const sub = subjectOf(String(claims.email), String(claims.sub));
      const head = encode({ alg: 'RS256', kid: keyId, typ: 'JWT' });
      const signed = `${head}.${encode({ ...claims, sub })}`;
      return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
  };
}

function newKey(): JsonWebKey {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}

function read(file: string): Saved | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Saved;
  } catch {
    return undefined;
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
