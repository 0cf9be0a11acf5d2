/** Addresses of drawn pictures. */
import { createHash } from 'node:crypto';
import { drawingOf, type PictureKind } from '../pictures/index.ts';
import { pictureFile } from '../pictures/style.ts';

const addresses = new Map<string, string>();

/** Address of an entry's picture, named by its content, as in `/pictures/lessons/stablecoins.1a2b3c4d.svg`. */
export function pictureAddress(kind: PictureKind, key: string): string {
  const id = `${kind}/${key}`;
  let address = addresses.get(id);
  if (!address) {
    const hash = createHash('sha256')
      .update(pictureFile(drawingOf(kind, key)))
      .digest('hex');
    address = `/pictures/${id}.${hash.slice(0, 8)}.svg`;
    addresses.set(id, address);
  }
  return address;
}
