import { describe, expect, it } from 'vitest';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { isWithin, mergeProgress } from '../../../src/domain/course/merge-progress.ts';
import {
  type LessonProgress,
  type Progress,
  unopened,
} from '../../../src/domain/course/progress.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';

const histories = sample(500, 20_000);
const keys = lessonKeys.slice(0, 3);

/** True if nothing of `before` is lost or lower in `after`. */
const isAhead = (after: Progress, before: Progress): boolean =>
  lessonKeys.every((key) => isWithin(before[key] ?? unopened, after[key] ?? unopened));

/** Random progress, with instants in both notations that occur. */
function randomProgress(random: () => number): Progress {
  const below = (n: number) => Math.floor(random() * n);
  const instant = () => {
    const day = String(1 + below(3)).padStart(2, '0');
    const seconds = random() < 0.5 ? '00.000Z' : '00+00:00';
    return random() < 0.4 ? null : `2026-11-${day}T10:00:${seconds}`;
  };
  const lesson = (): LessonProgress => ({
    openedAt: instant(),
    readAt: instant(),
    readVersion: random() < 0.5 ? null : `2026-11-0${1 + below(3)}`,
    reached: below(4) * 1000,
    passed: random() < 0.5,
  });
  return Object.fromEntries(keys.filter(() => random() < 0.7).map((key) => [key, lesson()]));
}

describe(`merged progress, in ${histories} random cases`, () => {
  const random = seededRandom(seedOf(20261124));
  const one = () => randomProgress(random);
  const cases = Array.from({ length: histories }, () => [one(), one(), one()] as const);

  it('is the same in any order and grouping, and a second time', () => {
    for (const [a, b, c] of cases) {
      const ab = mergeProgress(a, b);
      expect(mergeProgress(b, a)).toEqual(ab);
      expect(mergeProgress(ab, b)).toEqual(ab);
      expect(mergeProgress(ab, c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
    }
  });

  it('is behind neither', () => {
    for (const [a, b] of cases) {
      expect(isAhead(mergeProgress(a, b), a) && isAhead(mergeProgress(a, b), b)).toBe(true);
    }
  });

  it('ends the same on every device that reads offline and synchronises at any time', () => {
    for (const parts of cases) {
      let server: Progress = {};
      const devices: Progress[] = [{}, {}, {}];
      for (const part of shuffled([...parts, ...parts], random)) {
        const at = Math.floor(random() * devices.length);
        const before = devices[at] ?? {};
        const read = mergeProgress(before, part);
        const sent = random() < 0.5 ? mergeProgress(server, read) : server;
        const shown = random() < 0.5 ? mergeProgress(read, sent) : read;
        expect(isAhead(sent, server) && isAhead(shown, before)).toBe(true);
        server = sent;
        devices[at] = shown;
      }
      for (const device of shuffled(devices, random)) server = mergeProgress(server, device);
      const all = parts.reduce((sum, part) => mergeProgress(sum, part), {});
      expect(server).toEqual(all);
      for (const device of devices) expect(mergeProgress(device, server)).toEqual(server);
    }
  });
});
