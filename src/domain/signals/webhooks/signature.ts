/**
 * Signatures of the Standard Webhooks specification: HMAC-SHA256 over `id.timestamp.body`. WebCrypto only.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */

/** Start of a secret as its owner sees it; base64 of the key follows. */
const prefix = 'whsec_';
const encoder = new TextEncoder();

/** A key as a secret to show: `whsec_…`. */
export function secretText(key: Uint8Array): string {
  return prefix + base64(key);
}

/** The key of a secret. Throws for anything but `whsec_` and base64. */
export function secretKey(secret: string): Uint8Array<ArrayBuffer> {
  if (!secret.startsWith(prefix)) throw new TypeError('Not a webhook secret.');
  return Uint8Array.from(atob(secret.slice(prefix.length)), (char) => char.charCodeAt(0));
}

export interface Signed {
  /** The same for every attempt of a delivery: receivers ignore duplicates. */
  readonly id: string;
  readonly body: string;
  /** When this attempt is made, in milliseconds. */
  readonly at: number;
}

/** The three headers of an attempt, signed with each secret: two while a secret is being replaced. */
export async function signatureHeaders(
  { id, body, at }: Signed,
  secrets: readonly string[],
): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const timestamp = String(Math.floor(at / 1_000));
  const content = encoder.encode(`${id}.${timestamp}.${body}`);
  const signatures = secrets.map(async (secret) => `v1,${base64(await hmac(secret, content))}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': (await Promise.all(signatures)).join(' '),
  };
}

async function hmac(secret: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secretKey(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
