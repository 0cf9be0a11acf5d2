import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
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

/** Folders of the project whose modules the rules import: pictures, their descriptions, the list of lessons. */
const imported = ['src/pictures', 'src/i18n', 'src/domain/course'];

/** Debounce in milliseconds: editors save in several steps. */
const quietMs = 150;

/**
 * Runs `tests/check/watch-content.ts`: the rules of `npm run check:content`, again after each change.
 * Runs in a separate process, so that pages do not wait for it, and because nothing may import tests. A change of
 * modules that the rules import starts the process anew.
 * @param folder Folder that holds `content/`; default: the project.
 * @param modules Folders of these modules.
 */
export function startContentCheck(
  folder = root,
  modules: readonly string[] = imported.map((path) => join(root, path)),
): ContentCheck {
  let checked: Checked = { status: 'checking', reports: new Map() };
  const start = (): ChildProcess => {
    const child = forkCheck(folder);
    child.on('message', (message: CheckMessage) => {
      const reports =
        message.type === 'checked'
          ? new Map(message.reports.map((report) => [report.file, report]))
          : checked.reports;
      checked = { status: message.type, reports };
    });
    child.on('exit', () => (checked = { ...checked, status: 'failed' }));
    return child;
  };
  let child = start();
  const stop = (): void => {
    child.removeAllListeners();
    child.kill('SIGKILL');
  };
  let timer: NodeJS.Timeout | undefined;
  const restart = (): void => {
    stop();
    checked = { ...checked, status: 'checking' };
    child = start();
  };
  const watchers = modules.map((path) =>
    watch(path, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(restart, quietMs);
    }),
  );
  return {
    checked: () => checked,
    close() {
      for (const watcher of watchers) watcher.close();
      clearTimeout(timer);
      stop();
    },
  };
}

function forkCheck(folder: string): ChildProcess {
  const exitWithParent = new URL('../start/exit-with-parent.mjs', import.meta.url).href;
  return fork(join(root, 'tests/check/watch-content.ts'), [folder], {
    cwd: root,
    execArgv: ['--import', exitWithParent],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
