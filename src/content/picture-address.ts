/** Addresses of drawn pictures. */
import { createHash } from 'node:crypto';
import { plateFile } from '../pictures/certificate.ts';
import { forkFile } from '../pictures/fork.ts';
import { drawingOf, type PictureKind } from '../pictures/index.ts';
import { pictureFile } from '../pictures/style.ts';

const addresses = new Map<string, string>();

/** Address of an entry's picture, named by its content, as in `/pictures/lessons/stablecoins.1a2b3c4d.svg`. */
export function pictureAddress(kind: PictureKind, key: string): string {
  const id = `${kind}/${key}`;
  let address = addresses.get(id);
  if (!address) {
    address = addressOf(id, pictureFile(drawingOf(kind, key)));
    addresses.set(id, address);
  }
  return address;
}

/** Address of the drawing of the closing section. */
export function forkAddress(): string {
  return addressOf('site/fork', forkFile());
}

/** Address of the pictures printed on the certificate. */
export function plateAddress(): string {
  return addressOf('certificate/plate', plateFile());
}

function addressOf(id: string, file: string): string {
  const hash = createHash('sha256').update(file).digest('hex');
  return `/pictures/${id}.${hash.slice(0, 8)}.svg`;
}
