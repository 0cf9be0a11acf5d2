/** The worker of `LeakThread`: a leak check controlled by messages. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SealedLesson } from '../content/build-registry.ts';
import { LeakCheck } from './leak-check.ts';

/** The texts of some pages, or at the end the folder to search. */
export type LeakTask = { readonly pages: readonly PageTexts[] } | { readonly folder: string };

export interface PageTexts {
  readonly path: string;
  readonly texts: readonly string[];
}

/** Result of a leak check that found no leak. */
export interface LeakReport {
  /** A summary in a sentence. */
  readonly text: string;
  /** Hashes of the files that are not pages. */
  readonly clean: readonly string[];
}

/** `searched`: pages of a task; `report`: all files, no leak; `failed`: an error or a leak. */
export type LeakAnswer =
  | { readonly kind: 'searched' }
  | { readonly kind: 'report'; readonly report: LeakReport }
  | { readonly kind: 'failed'; readonly message: string };

const { lessons, searched } = workerData as {
  readonly lessons: readonly SealedLesson[];
  readonly searched: readonly string[];
};
let check: LeakCheck | undefined;

async function work(task: LeakTask): Promise<LeakAnswer> {
  check ??= new LeakCheck(lessons);
  if ('pages' in task) {
    for (const { path, texts } of task.pages) check.searchPage(path, texts);
    return { kind: 'searched' };
  }
  const clean = await check.searchFolder(task.folder, new Set(searched));
  return { kind: 'report', report: { text: check.report(), clean } };
}

parentPort?.on('message', (task: LeakTask) => {
  work(task).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      parentPort?.postMessage({ kind: 'failed', message } satisfies LeakAnswer);
    },
  );
});
