/** What the home page loads on intent. */
import { start as startChain } from './chain.ts';
import { start as startQuestion } from './question.ts';
import { start as startStop } from './stop.ts';

export { startDock } from './dock.ts';

/** Starts the figure, the chain or the question. */
export function startPart(part: HTMLElement): void {
  if (part.matches('.play')) startStop(part);
  else if (part.matches('.lab')) startChain(part);
  else startQuestion(part);
}
