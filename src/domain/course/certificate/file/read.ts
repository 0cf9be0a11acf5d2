/** The credential in a file of any kind that a holder may have: JSON, PNG or PDF. */
import { attachmentOf, isPdf } from './pdf.ts';
import { isPng, unbakePng } from './png.ts';

/** Largest file that is read, in bytes. A certificate as PNG has about one million. */
export const maximumFileSize = 20_000_000;

/** The text of the credential, unverified; empty if the file has none. */
export async function credentialIn(bytes: Uint8Array): Promise<string> {
  if (isPng(bytes)) return unbakePng(bytes) ?? '';
  if (isPdf(bytes)) return (await attachmentOf(bytes)) ?? '';
  return new TextDecoder().decode(bytes);
}
