/** `npm run generate`: writes the generated files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from './generated.ts';
import { root } from './settings.ts';

try {
  for (const [path, text] of await generatedFiles()) {
    writeFileSync(join(root, path), text);
    console.log(path);
  }
} catch (error) {
  // Our own errors name the file and its fault; a bug needs its stack.
  console.error(error instanceof Error && error.name === 'Error' ? error.message : error);
  process.exitCode = 1;
}
