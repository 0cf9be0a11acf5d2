/** Scripts of the home page, loaded on intent. */
import { start as startChain } from './chain.ts';
import { startDock } from './dock.ts';
import { start as startQuestion } from './question.ts';
import { start as startStop } from './stop.ts';

/** Starts the figure, the chain, the question and the dock. */
export function startParts(): void {
  const parts = { '.play': startStop, '.lab': startChain, '.try-question': startQuestion };
  for (const [selector, start] of Object.entries(parts)) {
    const part = document.querySelector<HTMLElement>(selector);
    if (part) start(part);
  }
  startDock();
}
