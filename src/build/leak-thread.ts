/** Runs the leak check in its own thread, parallel to the other build steps: it is half of their work. */
import { hash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { SealedLesson } from '../content/build-registry.ts';
import { textsOfPage } from './leak-check.ts';
import type { LeakAnswer, LeakReport, LeakTask, PageTexts } from './leak-worker.ts';
import type { Page } from './page.ts';

/** Pages in a message: one for each would cost more than its search. */
const pagesInTask = 25;
/** Maximum queued messages, since their texts are in memory; the thread runs its self-test first. */
const maxWaiting = 80;

export class LeakThread {
  readonly #worker: Worker;
  /** Texts of many pages that were sent already. */
  readonly #sent = new Set<string>();
  /** Pages of the next message. */
  #pages: PageTexts[] = [];
  #waiting = 0;
  #goOn: () => void = () => undefined;
  /** The report; rejected by a leak, a failed self-test, and a thread that ends early. */
  readonly #report: Promise<LeakReport>;

  /** @param searched Hashes of files in which an earlier build did not find the same lessons. */
  constructor(lessons: readonly SealedLesson[], searched: readonly string[] = []) {
    const script = new URL('./leak-worker.ts', import.meta.url);
    this.#worker = new Worker(script, { workerData: { lessons, searched } });
    this.#report = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: LeakAnswer) => {
        if (answer.kind === 'report') resolve(answer.report);
        else if (answer.kind === 'failed') reject(new Error(answer.message));
        else this.#waiting -= 1;
        this.#goOn();
      });
      this.#worker.on('error', reject);
      this.#worker.on('exit', () => reject(new Error('The leak check ended before its report.')));
    });
    this.#report.catch(() => this.#goOn());
  }

  /**
   * Sends a page to be searched, after those before it; `path` is its file relative to the build
   * folder. Without `page`, an earlier build has searched it.
   */
  async searchPage(path: string, page: Page | undefined): Promise<void> {
    this.#pages.push({ path, texts: page ? textsOfPage(page, this.#sent) : [] });
    if (this.#pages.length < pagesInTask) return;
    this.#sendPages();
    if (this.#waiting < maxWaiting) return;
    const room = new Promise<void>((resolve) => (this.#goOn = resolve));
    await Promise.race([room, this.#report]);
  }

  /** Searches every other file of a folder; returns the report. Throws if a leak was found. */
  async report(folder: string): Promise<LeakReport> {
    this.#sendPages();
    this.#send({ folder });
    try {
      return await this.#report;
    } finally {
      await this.#worker.terminate();
    }
  }

  #sendPages(): void {
    this.#send({ pages: this.#pages });
    this.#pages = [];
    this.#waiting += 1;
  }

  #send(task: LeakTask): void {
    this.#worker.postMessage(task);
  }
}

/** A hash of everything the leak check looks for. Lessons may come in any order: they are rendered in parallel. */
export function lessonsHash(lessons: readonly SealedLesson[]): string {
  const sought = lessons.map(({ id, body, secrets }) => JSON.stringify({ id, body, secrets }));
  return hash('sha256', sought.toSorted().join('\n'));
}
