import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and the folders that it is in. */
export async function writeInFolder(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Replaces the content of an existing file. A plain write would empty the file first, and some file systems then take
 * twice as long.
 */
export function overwriteFile(file: string, content: string): void {
  const bytes = Buffer.from(content);
  const handle = openSync(file, 'r+');
  try {
    writeFileSync(handle, bytes);
    ftruncateSync(handle, bytes.length);
  } finally {
    closeSync(handle);
  }
}
