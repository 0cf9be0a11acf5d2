/** Addresses of drawn pictures. */
import { createHash } from 'node:crypto';
import { plateFile } from '../pictures/certificate.ts';
import { forkFile } from '../pictures/fork.ts';
import { drawingOf, drawings, type PictureKind } from '../pictures/index.ts';
import { pictureFile } from '../pictures/style.ts';

const addresses = new Map<string, string>();

/**
 * Address of an entry's picture, named by its content, as in `/pictures/lessons/stablecoins.1a2b3c4d.svg`; of the closing
 * section's drawing, for an entry that nobody has drawn yet.
 */
export function pictureAddress(kind: PictureKind, key: string): string {
  if (isUndrawn(kind, key)) return forkAddress();
  return addressOf(`${kind}/${key}`, () => pictureFile(drawingOf(kind, key)));
}

/** Whether an entry has no drawing yet. Never true in production, where a missing drawing fails the build. */
export function isUndrawn(kind: PictureKind, key: string): boolean {
  return process.env['CONTEXT'] !== 'production' && !drawings[kind][key];
}

/** Address of the drawing of the closing section. */
export function forkAddress(): string {
  return addressOf('site/fork', forkFile);
}

/** Address of the pictures printed on the certificate. */
export function plateAddress(): string {
  return addressOf('certificate/plate', plateFile);
}

function addressOf(id: string, draw: () => string): string {
  let address = addresses.get(id);
  if (!address) {
    const hash = createHash('sha256').update(draw()).digest('hex');
    address = `/pictures/${id}.${hash.slice(0, 8)}.svg`;
    addresses.set(id, address);
  }
  return address;
}
