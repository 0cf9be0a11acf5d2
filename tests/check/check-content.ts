/** `npm run check:content`: the content rules alone, each fault with its line and its remedy. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/settings.ts';
import { checkContent } from './content.ts';
import { readContent } from './content/read.ts';
import { annotation, faultLine, faultsOf, summary } from './content/report.ts';

export interface CheckContentOptions {
  /** Folder that holds `content/` and `src/`; default: the project. */
  readonly root?: string;
  readonly say?: (line: string) => void;
  /** Prints annotations for GitHub too. */
  readonly onGitHub?: boolean;
}

/** Checks all content and prints what is wrong; true if there is no error. */
async function runCheckContent(options: CheckContentOptions = {}): Promise<boolean> {
  const { root: folder = root, say = (line: string) => console.log(line) } = options;
  const content = await readContent(folder);
  const results = await checkContent(folder, content);
  const { entries } = content;
  const source = (file: string): string => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const all = faultsOf(results, entries, source);
  // Values that only the owner can give are not an editor's task.
  const faults = all.filter(({ level, file }) => level === 'error' || file.startsWith('content/'));
  const errors = faults.filter(({ level }) => level === 'error');
  const notes = faults.filter(({ level }) => level === 'warning');
  for (const note of notes) say(`note: ${faultLine(note)}`);
  for (const fault of errors) say(faultLine(fault));
  if (options.onGitHub === true) for (const fault of [...errors, ...notes]) say(annotation(fault));
  say(summary(faults, entries.length));
  return errors.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const onGitHub = process.env['GITHUB_ACTIONS'] === 'true';
  process.exitCode = (await runCheckContent({ onGitHub })) ? 0 : 1;
}
