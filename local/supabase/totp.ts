import { createHmac, randomBytes } from 'node:crypto';

/** Length of a time step, in seconds (RFC 6238). */
const periodSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base 32. */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** The time step at a time. */
export function stepAt(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / periodSeconds);
}

/** The code of a time step (RFC 6238 with SHA-1). */
export function codeAt(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The time step of a code: the current one, or one before or after it, because clocks differ. */
export function stepOf(code: string, secret: string, milliseconds: number): number | undefined {
  const now = stepAt(milliseconds);
  return [now, now - 1, now + 1].find((step) => codeAt(secret, step) === code);
}

/** The URI that authenticator apps read from the QR code. */
export function keyUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: String(periodSeconds),
    secret,
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}

/** Bytes in base 32 without padding (RFC 4648). */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return bits.replace(/.{1,5}/g, (five) => alphabet[parseInt(five.padEnd(5, '0'), 2)] ?? '');
}

function fromBase32(text: string): Buffer {
  const bits = text.replace(/./g, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}
