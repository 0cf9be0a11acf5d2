/** Paths through the course, each for one purpose, and what must be read before what. */
import { lessonPlace, modules, type LessonKey } from './lessons.ts';

/**
 * The lessons of each path, in reading order: a path holds everything that its lessons need.
 * `npm run check` compares them with the front matter of the lessons.
 */
export const paths = {
  begin: [
    'fondamentaux-blockchain',
    'principes-decentralisation',
    'cryptographie-securite',
    'ethereum-smart-contracts',
    'securite-wallets',
  ],
  trade: [
    'gestion-risque',
    'analyse-graphiques',
    'indicateurs-techniques',
    'patterns-trading',
    'gestion-portfolio',
  ],
  defi: [
    'fondamentaux-blockchain',
    'cryptographie-securite',
    'ethereum-smart-contracts',
    'types-tokens',
    'securite-wallets',
    'protocoles-defi',
    'yield-farming',
    'pools-liquidite',
    'stablecoins',
    'arnaques-crypto',
  ],
} as const satisfies Readonly<Record<string, readonly LessonKey[]>>;

export type PathKey = keyof typeof paths;
export const pathKeys = Object.keys(paths) as readonly PathKey[];

/** Prerequisites of each lesson; planned lessons have none. */
export type Needs = Readonly<Partial<Record<LessonKey, readonly LessonKey[]>>>;

/**
 * For each module, the numbers (from 1) of the earlier modules that its lessons need, without those already needed by
 * another of them.
 */
export function modulesBefore(needs: Needs): readonly (readonly number[])[] {
  const direct = modules.map(({ lessons }, index) => {
    const needed = lessons.flatMap((lesson) => needs[lesson] ?? []);
    const numbers = needed.map((lesson) => lessonPlace(lesson).moduleNumber);
    return [...new Set(numbers)].filter((number) => number <= index).sort((a, b) => a - b);
  });
  const allBefore = (number: number): readonly number[] =>
    (direct[number - 1] ?? []).flatMap((before) => [before, ...allBefore(before)]);
  return direct.map((numbers) => {
    const implied = new Set(numbers.flatMap(allBefore));
    return numbers.filter((number) => !implied.has(number));
  });
}
