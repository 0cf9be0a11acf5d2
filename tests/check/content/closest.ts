import { editDistance } from '../../../src/domain/shared/edit-distance.ts';

/** The name nearest to a mistyped one, at most two letters away; undefined if none is that near. */
export function closest(word: string, names: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  const [best] = names
    .map((name) => ({ name, distance: editDistance(lower, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.min(2, Math.floor(name.length / 2)))
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}
