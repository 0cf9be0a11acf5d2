/** Files written by `npm run generate` are up to date. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from '../../../local/generated.ts';
import { root } from '../../../local/settings.ts';

it.each([...(await generatedFiles())])('%s is up to date (npm run generate)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
