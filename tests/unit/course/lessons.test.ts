import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  freeLesson,
  isLessonKey,
  lessonKeys,
  lessonPlace,
  modules,
} from '../../../src/domain/course/lessons.ts';

describe('the course', () => {
  it('has twenty different lessons in five modules of four', () => {
    expect(modules).toHaveLength(5);
    expect(modules.map(({ lessons }) => lessons.length)).toEqual([4, 4, 4, 4, 4]);
    expect(new Set(lessonKeys).size).toBe(20);
    expect(lessonKeys).toHaveLength(20);
  });

  it('has the order in the specification', () => {
    expect(lessonKeys).toEqual([
      'fondamentaux-blockchain',
      'principes-decentralisation',
      'cryptographie-securite',
      'types-blockchain',
      'bitcoin-histoire',
      'ethereum-smart-contracts',
      'types-tokens',
      'securite-wallets',
      'indicateurs-techniques',
      'analyse-graphiques',
      'patterns-trading',
      'gestion-risque',
      'protocoles-defi',
      'yield-farming',
      'pools-liquidite',
      'stablecoins',
      'securisation-wallets',
      'arnaques-crypto',
      'gestion-portfolio',
      'strategies-avancees',
    ]);
  });

  it('has only its first lesson free for an account without a subscription', () => {
    expect(freeLesson).toBe('fondamentaux-blockchain');
    expect(lessonKeys[0], 'The texts call the free lesson the first one: reword them').toBe(
      freeLesson,
    );
  });

  it('links its free lesson with page:freeLesson in texts', () => {
    const root = join(import.meta.dirname, '../../..');
    const named = globSync('{src/i18n,content/company}/**/*.{ts,mdx}', { cwd: root }).filter(
      (file) => readFileSync(join(root, file), 'utf8').includes(`page:lesson/${freeLesson}`),
    );
    expect(named, 'Write page:freeLesson, so that the link follows the free lesson').toEqual([]);
  });

  it('has keys that need no escaping in an address', () => {
    for (const key of lessonKeys) expect(encodeURIComponent(key)).toBe(key);
  });
});

describe('a lesson key', () => {
  it.each(lessonKeys)('accepts %s', (key) => {
    expect(isLessonKey(key)).toBe(true);
  });

  it.each([
    '',
    'Fondamentaux-blockchain',
    'fondamentaux-blockchain ',
    '../fondamentaux-blockchain',
    'constructor',
    undefined,
    null,
    0,
    {},
    ['gestion-risque'],
  ])('rejects %j', (value) => {
    expect(isLessonKey(value)).toBe(false);
  });
});

describe('the position of a lesson', () => {
  it.each([
    ['fondamentaux-blockchain', 'fondations', 1, 1, undefined, 'principes-decentralisation'],
    ['types-blockchain', 'fondations', 1, 4, 'cryptographie-securite', 'bitcoin-histoire'],
    ['bitcoin-histoire', 'actifs', 2, 5, 'types-blockchain', 'ethereum-smart-contracts'],
    ['gestion-risque', 'marches', 3, 12, 'patterns-trading', 'protocoles-defi'],
    ['stablecoins', 'defi', 4, 16, 'pools-liquidite', 'securisation-wallets'],
    ['strategies-avancees', 'maitrise', 5, 20, 'gestion-portfolio', undefined],
  ] as const)('%s is in %s', (key, module, moduleNumber, number, previous, next) => {
    expect(lessonPlace(key)).toEqual({ module, moduleNumber, number, previous, next });
  });

  it('links previous and next through the whole course', () => {
    for (const key of lessonKeys) {
      const { next, previous } = lessonPlace(key);
      if (next) expect(lessonPlace(next).previous).toBe(key);
      if (previous) expect(lessonPlace(previous).next).toBe(key);
    }
  });
});
