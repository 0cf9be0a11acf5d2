/** The candles of a lab: what is built, and what is guessed. */
import { beforeEach, expect, it, vi } from 'vitest';
import { candlesLab as t } from '../../../../src/i18n/fr/course/labs/candles.ts';
import Candles from '../../../../src/islands/course/labs/candles/Candles.tsx';
import type { Trial } from '../../../../src/islands/course/labs/kit/Trials.tsx';
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

it('only moving to the end of a candle is a trial done, not choosing another interval', async () => {
  const { find } = await elementsOf(Candles, labProps);
  const isClosed = (changed: object) => lab.trials['close']?.({ ...first, ...changed });
  const first = { mode: 'build', interval: '15', shown: 98 };
  expect((find('CandlesDrawing').props as { shown: number }).shown).toBe(first.shown);
  const { trials = [] } = find('Trials').props as { readonly trials?: readonly Trial[] };
  const setUp = (name: string) => {
    trials.find((trial) => trial.name === name)?.set?.();
    return change.mock.lastCall?.[0] ?? {};
  };
  const hour = setUp('hour');
  expect(lab.trials['hour']?.({ ...first, ...hour })).toBe(true);
  for (const interval of Object.keys(t.intervals)) {
    expect(isClosed({ interval }), interval).toBe(false);
    expect(isClosed({ ...hour, interval }), `${interval}, set up`).toBe(false);
  }
  expect(isClosed(setUp('close'))).toBe(true);
});
