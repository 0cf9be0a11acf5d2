/** `npm run generate`: writes the generated files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated.ts';
import { root } from './settings.ts';

for (const [path, text] of await generatedFiles()) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
