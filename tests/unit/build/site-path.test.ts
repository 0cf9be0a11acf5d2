import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { sitePath } from '../../../src/build/site-path.ts';

it.each([
  ['/home/site/dist/', '/home/site/dist/fr/articles.html', posix],
  ['/home/site/dist', '/home/site/dist/fr/articles.html', posix],
  ['C:\\site\\dist\\', 'C:\\site\\dist\\fr\\articles.html', win32],
])('a file in %s has the same path on the site everywhere', (folder, file, system) => {
  expect(sitePath(folder, file, system)).toBe('/fr/articles.html');
});
