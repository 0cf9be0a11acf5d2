/** The answers of the lab on chart patterns. */
import { beforeEach, expect, it, vi } from 'vitest';
import { patternsLab as t } from '../../../../src/i18n/fr/course/labs/patterns.ts';
import Patterns from '../../../../src/islands/course/labs/patterns/Patterns.tsx';
import { elementsOf, focuses } from '../elements.ts';
import { change, forgetLab, lab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

it('an answer is final: a button gives it, not an arrow key on radio buttons', async () => {
  const { press, find } = await elementsOf(Patterns, labProps);
  expect(() => find('input', { type: 'radio' })).toThrow();
  const { focus } = find('Verdict').props;
  expect(focuses(focus), 'when nothing was pressed').toBe(false);
  press(t.answers.none);
  expect(change).toHaveBeenCalledWith({ answers: 'n...........' });
  expect(focuses(focus), 'in place of the buttons').toBe(true);
});

// The first case was followed by a rise or by a fall.
it.each(['u', 'd', 'n'])('“%s” gets a verdict in place of the buttons', async (letter) => {
  lab.stored = { answers: letter + '.'.repeat(11) };
  const { press, find } = await elementsOf(Patterns, labProps);
  expect(() => press(t.answers.none)).toThrow();
  const { mark, focus } = find('Verdict').props;
  expect(mark).toBe({ u: 'wrong', d: 'right', n: 'half' }[letter]);
  expect(find('div', { ref: focus }).props).toMatchObject({ tabIndex: -1 });
});
