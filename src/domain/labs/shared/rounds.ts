/** Labs with rounds: their order, and the answers given so far. */
import { randomFrom } from './random.ts';

/** How a round was answered. */
export type Mark = 'open' | 'right' | 'half' | 'wrong';

/** Items in an order that depends on the seed alone; every order is equally likely (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomFrom(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}

/** Answers by round, parsed from the stored text of a lab: `exact=sign;swap=refuse`. */
export function readAnswers(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(';').map((pair) => pair.split('=') as [string, string?]);
  return new Map(pairs.flatMap(([id, answer]) => (id && answer ? [[id, answer]] : [])));
}

/** Adds an answer to the text; a first answer is final. */
export function withAnswer(text: string, id: string, answer: string): string {
  if (readAnswers(text).has(id)) return text;
  return [...(text ? [text] : []), `${id}=${answer}`].join(';');
}

/** Index of the next round without an answer, wrapping around after the last. */
export function nextOpen(marks: readonly Mark[], at: number): number | undefined {
  const after = marks.findIndex((mark, index) => mark === 'open' && index > at);
  const next = after < 0 ? marks.indexOf('open') : after;
  return next < 0 ? undefined : next;
}

/** Points: 1 for a right answer, ½ for a half. */
export function scoreOf(marks: readonly Mark[]): number {
  const points = { open: 0, right: 1, half: 0.5, wrong: 0 };
  return marks.reduce((sum, mark) => sum + points[mark], 0);
}
