import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../settings.ts';
import type { CheckMessage, EntryReport } from './report.ts';

/** Results of the check so far. */
export interface Checked {
  readonly status: CheckMessage['type'];
  /** Reports by file, of the last check that ended. */
  readonly reports: ReadonlyMap<string, EntryReport>;
}

export interface ContentCheck {
  readonly checked: () => Checked;
  close(): void;
}

/**
 * Runs `tests/check/watch-content.ts`: the rules of `npm run check:content`, again after each change.
 * Runs in a separate process, so that pages do not wait for it, and because nothing may import tests.
 * @param folder Folder that holds `content/`; default: the project.
 */
export function startContentCheck(folder = root): ContentCheck {
  let checked: Checked = { status: 'checking', reports: new Map() };
  const exitWithParent = new URL('../start/exit-with-parent.mjs', import.meta.url).href;
  const child = fork(join(root, 'tests/check/watch-content.ts'), [folder], {
    cwd: root,
    execArgv: ['--import', exitWithParent],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (message: CheckMessage) => {
    const reports =
      message.type === 'checked'
        ? new Map(message.reports.map((report) => [report.file, report]))
        : checked.reports;
    checked = { status: message.type, reports };
  });
  child.on('exit', () => (checked = { ...checked, status: 'failed' }));
  return { checked: () => checked, close: () => void child.kill('SIGKILL') };
}
