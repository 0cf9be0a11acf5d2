/** `npm run check:content`: the content rules alone, each fault with its line and its remedy. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { checkContent } from './content.ts';
import { readContent } from './content/read.ts';
import { annotation, faultLine, faultsOf, summary } from './content/report.ts';

/** Checks all content and prints what is wrong, on GitHub as annotations too; true if there is no error. */
async function runCheckContent(onGitHub: boolean): Promise<boolean> {
  const say = (line: string): void => console.log(line);
  const content = await readContent(root);
  const results = await checkContent(root, content);
  const { entries } = content;
  const source = (file: string): string => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const all = faultsOf(results, entries, source);
  // Values that only the owner can give are not an editor's task.
  const faults = all.filter(({ level, file }) => level === 'error' || file.startsWith('content/'));
  const errors = faults.filter(({ level }) => level === 'error');
  const notes = faults.filter(({ level }) => level === 'warning');
  for (const note of notes) say(`note: ${faultLine(note)}`);
  for (const fault of errors) say(faultLine(fault));
  if (onGitHub) for (const fault of [...errors, ...notes]) say(annotation(fault));
  say(summary(faults, entries.length));
  return errors.length === 0;
}

const onGitHub = process.env['GITHUB_ACTIONS'] === 'true';
process.exitCode = (await runCheckContent(onGitHub)) ? 0 : 1;
