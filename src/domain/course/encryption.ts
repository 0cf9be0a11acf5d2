/**
 * The format of an encrypted lesson, shared by the build (encrypts), `lesson-key` (derives the
 * key) and the browser (decrypts). WebCrypto only, so that the same code runs in all three.
 *
 * A body is JSON, compressed with raw deflate, then encrypted with AES-256-GCM. Its tag is an
 * HMAC of the compressed bytes; its key is derived from the deploy's secret and that tag: an
 * edit changes both, an unchanged lesson stays byte-identical, and one key decrypts one file.
 * Because a key encrypts exactly one message, the IV is fixed.
 */
import type { Lang } from '../../i18n/locales.ts';
import type { LessonKey } from './lessons.ts';

/** Identifies an encrypted file; authenticated with it. */
export interface SealId {
  readonly lang: Lang;
  readonly lesson: LessonKey;
  /** 32 hexadecimal digits: the first 16 bytes of the HMAC. */
  readonly tag: string;
  /** Version of the secret in use, incremented by each change of secret. */
  readonly epoch: number;
}

/** A decrypted lesson. */
export interface LessonBody {
  /** The body as HTML, with inlined figures and their alternative texts. */
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
}

/** Version of the format; part of each key and authenticated with each file. */
const version = 2;
const iv = new Uint8Array(12);
const encoder = new TextEncoder();

/** Path of an encrypted file, from the site's root. */
export function sealedPath(id: Pick<SealId, 'lang' | 'tag'>): string {
  return `/sealed/${id.lang}/${id.tag}.bin`;
}

/** The tag of a compressed body: first 16 bytes of HMAC-SHA256, in hexadecimal. */
export async function sealTag(
  secret: Uint8Array<ArrayBuffer>,
  lang: Lang,
  lesson: LessonKey,
  compressed: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    secret,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const prefix = encoder.encode(`tag|${lang}|${lesson}|`);
  const message = new Uint8Array(prefix.length + compressed.length);
  message.set(prefix);
  message.set(compressed, prefix.length);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return Array.from(mac.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The 32 raw key bytes of one encrypted file: HKDF-SHA256 of the deploy's secret. */
export async function lessonKeyBytes(
  secret: Uint8Array<ArrayBuffer>,
  id: SealId,
): Promise<Uint8Array<ArrayBuffer>> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const info = encoder.encode(`v${version}|lesson|${id.lang}|${id.lesson}|${id.tag}`);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    256,
  );
  return new Uint8Array(bits);
}

/** Imports raw key bytes as a non-extractable key. */
export function importLessonKey(
  bytes: Uint8Array<ArrayBuffer>,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, [usage]);
}

/** Encrypts a compressed body; returns the whole content of its `.bin` file. */
export async function sealBytes(
  key: CryptoKey,
  id: SealId,
  compressed: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.encrypt(algorithm(id), key, compressed));
}

/**
 * Decrypts a file. Rejects if the file, the key, the tag, the language or the epoch was
 * altered.
 */
export async function openLesson(
  key: CryptoKey,
  id: SealId,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<LessonBody> {
  const compressed = await crypto.subtle.decrypt(algorithm(id), key, sealed);
  const json = new Blob([compressed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return (await new Response(json).json()) as LessonBody;
}

function algorithm(id: SealId): AesGcmParams {
  const additionalData = encoder.encode(`${version}|${id.epoch}|${id.lang}|${id.lesson}|${id.tag}`);
  return { name: 'AES-GCM', iv, additionalData, tagLength: 128 };
}
