import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite } from '../build.ts';
import { kilobytes, printTable } from './table.ts';

const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'always',
  maximumFractionDigits: 1,
});

/**
 * Compares each sealed lesson with its plain text in brotli at its best. The plain texts are those of a
 * build with sealing off, which its own leak check then refuses, as it must.
 */
export async function benchSealing(siteDir: string, dataDir: string, work: string): Promise<void> {
  const plainDir = join(work, 'plain');
  await buildSite({ siteDir: plainDir, dataDir, env: { SEAL: 'off' }, quiet: true });
  const rows = await Promise.all(
    (await readdir(join(siteDir, 'sealed', 'fr'))).sort().map(async (file) => {
      const sealed = await readFile(join(siteDir, 'sealed', 'fr', file));
      const plain = await readFile(join(plainDir, 'sealed', 'fr', file));
      const compressed = brotliCompressSync(plain).length;
      return {
        name: `lesson ${file.slice(0, 8)}, ${kilobytes(plain.length)} of text`,
        values: [
          kilobytes(compressed),
          kilobytes(sealed.length),
          percent.format(sealed.length / compressed - 1),
        ],
        budget: '≤ 10 % more',
        held: sealed.length <= 1.1 * compressed,
      };
    }),
  );
  await rm(plainDir, { recursive: true, force: true });
  printTable('Sealing (fr)', ['plain, brotli', 'sealed', 'difference'], rows);
}
