/** Forged tokens: each family builds one from real tokens and random numbers. */
import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Forge {
  /** Tokens issued by the server: of a subscriber and of a user without a subscription. */
  readonly payer: string;
  readonly member: string;
  /** Signs real tokens: for claims that must be refused although the signature is valid. */
  readonly secret: string;
  /** API keys of programs; none identifies a user. */
  readonly keys: readonly string[];
  readonly random: () => number;
}

type Claims = Record<string, unknown>;
type Header = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;
const now = () => Math.floor(Date.now() / 1000);

function parts(token: string): [header: Header, claims: Claims, signature: string] {
  const [header, claims, signature = ''] = token.split('.');
  return [decode(header), decode(claims), signature];
}

function signed(header: Header, claims: Claims, secret: string | Buffer, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

export const families: Readonly<Record<string, (forge: Forge) => string>> = {
  'no algorithm': ({ payer, random }) => {
    const [header, claims, signature] = parts(payer);
    const none = ['none', 'None', 'NONE', 'nOnE', '', null][below(6, random)];
    return `${encode({ ...header, alg: none })}.${encode(claims)}.${random() < 0.5 ? '' : signature}`;
  },
  'another key': ({ payer }) => {
    const [header, claims] = parts(payer);
    return signed(header, claims, randomBytes(32));
  },
  'a guessed key': ({ payer, keys, random }) => {
    const [header, claims] = parts(payer);
    const guesses = [
      '',
      'secret',
      'super-secret-jwt-token-with-at-least-32-characters-long',
      ...keys,
    ];
    return signed(header, claims, guesses[below(guesses.length, random)] ?? '');
  },
  'another algorithm': ({ payer, secret, random }) => {
    const [header, claims] = parts(payer);
    if (random() < 0.5) return signed({ ...header, alg: 'HS512' }, claims, secret, 'sha512');
    const jwk = random() < 0.5 ? { jwk: publicKey.export({ format: 'jwk' }) } : {};
    const text = `${encode({ ...header, alg: 'ES256', ...jwk })}.${encode(claims)}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  },
  'another issuer’s': ({ payer }) => {
    const [header, claims] = parts(payer);
    return signed(header, { ...claims, iss: 'https://evil.example/auth/v1' }, randomBytes(32));
  },
  expired: ({ payer, secret, random }) => {
    const [header, claims] = parts(payer);
    const at = now() - 60 - below(100_000, random);
    return signed(header, { ...claims, iat: at - 3600, exp: at }, secret);
  },
  'not valid yet': ({ payer, secret, random }) => {
    const [header, claims] = parts(payer);
    return signed(header, { ...claims, nbf: now() + 300 + below(100_000, random) }, secret);
  },
  'cut short': ({ payer, random }) => payer.slice(0, below(payer.length - 1, random)),
  'one letter changed': ({ payer, random }) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // The last character of a signature has unused bits.
    const at = below(payer.length - 1, random);
    const other = Array.from(letters).filter((letter) => letter !== payer[at]);
    return payer.slice(0, at) + (other[below(other.length, random)] ?? '') + payer.slice(at + 1);
  },
  'a member’s with the payer’s name': ({ payer, member, random }) => {
    const [header, claims, signature] = parts(member);
    const [, paid] = parts(payer);
    const name = { sub: paid.sub, ...(random() < 0.5 ? { session_id: paid.session_id } : {}) };
    return `${encode(header)}.${encode({ ...claims, ...name })}.${signature}`;
  },
  'the payer’s with a role': ({ payer, random }) => {
    const [header, claims, signature] = parts(payer);
    const role = ['service_role', 'postgres', 'supabase_admin', 'anon'][below(4, random)];
    return `${encode(header)}.${encode({ ...claims, role, nonce: random() })}.${signature}`;
  },
  'somebody who does not exist': ({ payer, secret, random }) => {
    const [header, claims] = parts(payer);
    const sub = [randomUuid(), '', 'admin', null, 0, ["' or 1=1 --"]][below(6, random)];
    return signed(header, { ...claims, sub }, secret);
  },
  huge: ({ payer, random }) => {
    const [header, claims, signature] = parts(payer);
    const text = 'x'.repeat(1_000 + below(60_000, random));
    return `${encode(header)}.${encode({ ...claims, text })}.${signature}`;
  },
  'a program’s key': ({ keys, random }) => keys[below(keys.length, random)] ?? '',
  'another person’s, as it is': ({ member }) => member,
  noise: ({ random }) => {
    const length = 1 + below(400, random);
    const bytes = Buffer.from(Array.from({ length }, () => below(256, random)));
    const text = bytes.toString('base64url');
    return random() < 0.5 ? text : text.replace(/.{20}/g, '$&.');
  },
};

function below(limit: number, random: () => number): number {
  return Math.floor(random() * limit);
}

function randomUuid(): string {
  return crypto.randomUUID();
}
