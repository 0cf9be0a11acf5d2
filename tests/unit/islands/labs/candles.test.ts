/** The candles of a lab: what is built, and what is guessed. */
import { beforeEach, expect, it, vi } from 'vitest';
import { candlesLab as t } from '../../../../src/i18n/fr/course/labs/candles.ts';
import Candles from '../../../../src/islands/course/labs/candles/Candles.tsx';
import { elementsOf } from '../elements.ts';
import { change, forgetLab, lab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

it.each([
  ['another series', 'build', t.series, { seed: 8, answer: '' }],
  ['another candle', 'guess', t.candle, { riddle: 1, answer: '' }],
])('%s leaves no answer to a candle that was not shown yet', async (_, mode, button, changed) => {
  lab.stored = { mode, answer: 'target' };
  const { press } = await elementsOf(Candles, labProps);
  press(button);
  expect(change).toHaveBeenCalledWith(changed);
});
