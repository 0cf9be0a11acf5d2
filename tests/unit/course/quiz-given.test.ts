import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../../src/domain/api/quiz.ts';
import { emptyGiven, isGiven, remaining, unset } from '../../../src/islands/course/quiz/given.ts';

const asked = (kind: AskedQuestion['kind'], more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ id: 'x', kind, question: 'Which?', parts: ['a', 'b', 'c'], tries: [], mark: 'open' },
  ...more,
});

describe('an answer being given', () => {
  it.each([
    [asked('single'), []],
    [asked('multiple'), []],
    [asked('number'), ''],
    [asked('order'), [0, 1, 2]],
    [asked('match', { lefts: ['x', 'y', 'z'] }), [unset, unset, unset]],
    [asked('order', { tries: [{ given: [2, 1, 0], right: false }] }), [2, 1, 0]],
    [asked('number', { tries: [{ given: '12,5', right: false }] }), '12,5'],
  ])('begins empty, or with the last try: %o', (question, given) => {
    expect(emptyGiven(question)).toEqual(given);
  });

  it('no longer has a choice that is out', () => {
    const tries = [{ given: [0, 2], right: false, reason: { out: 2 } }];
    expect(remaining(asked('multiple', { tries }), [0, 2])).toEqual([0]);
    expect(remaining(asked('order', { tries }), [0, 2, 1])).toEqual([0, 2, 1]);
  });

  it.each([
    ['single', [], false],
    ['single', [1], true],
    ['number', ' ', false],
    ['number', '5', true],
    ['match', [0, 1, unset], false],
    ['match', [0, 1, 1], false],
    ['match', [2, 0, 1], true],
  ] as const)('%s: %o is whole: %s', (kind, given, whole) => {
    expect(isGiven(asked(kind), given)).toBe(whole);
  });
});
