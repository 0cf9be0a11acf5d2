/** Trials of labs: their conditions and what sets them up. */
import { beforeEach, expect, it, vi } from 'vitest';
import Indicators from '../../../../src/islands/course/labs/indicators/Indicators.tsx';
import {
  announcementOf,
  type Trial,
  Trials,
} from '../../../../src/islands/course/labs/kit/Trials.tsx';
import Leverage from '../../../../src/islands/course/labs/leverage/Leverage.tsx';
import PositionSize from '../../../../src/islands/course/labs/position-size/PositionSize.tsx';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import { elementsOf } from '../elements.ts';
import { htmlOf } from '../markup.ts';
import { change, forgetLab, lab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

it('a stop is too close when the capital does not pay for the buying fee', async () => {
  await elementsOf(PositionSize, labProps);
  const state = { capital: 2000, entry: 50, stop: 46, target: 58, fee: 1, slips: false };
  expect(lab.trials['tight']?.({ ...state, risk: 9.9 }), '2,015.46 euros').toBe(true);
  expect(lab.trials['tight']?.({ ...state, risk: 9.8 }), '1,995.26 euros').toBe(false);
});

it('only a stop closer than at first exceeds the capital, whatever the risk chosen', async () => {
  const { find } = await elementsOf(PositionSize, labProps);
  const { sliders } = find('Lab').props as { readonly sliders: { risk: { max: number } } };
  const state = { capital: 2000, entry: 50, stop: 46, target: 58, fee: 0, slips: false };
  expect(lab.trials['tight']?.({ ...state, risk: sliders.risk.max })).toBe(false);
});

it('the slow average that a trial sets is slower than the fast one', async () => {
  lab.stored = { slow: 90, fast: 70 };
  const { find } = await elementsOf(Indicators, labProps);
  const { trials } = find('Trials').props as { readonly trials?: readonly Trial[] };
  trials?.find(({ name }) => name === 'late')?.set?.();
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ slow: 60, fast: 10 }));
});

it('a position with leverage is set up as each trial asks, and is not so at the start', async () => {
  const { find } = await elementsOf(Leverage, labProps);
  const { trials = [] } = find('Trials').props as { readonly trials?: readonly Trial[] };
  expect(trials.map(({ name }) => name)).toEqual(['right', 'same', 'short', 'rent']);
  const start = { side: 'long', leverage: 10, maintenance: 5, funding: 0.01, days: 30 };
  const first = { ...start, fee: 0, stop: 0, path: 19 };
  for (const { name, set } of trials) {
    set?.();
    const isDone = lab.trials[name];
    expect(isDone?.({ ...first, ...change.mock.lastCall?.[0] }), name).toBe(true);
    expect(isDone?.(first), name).toBe(false);
  }
});

it('a forecast is right and its margin lost only without a stop and with high leverage', async () => {
  await elementsOf(Leverage, labProps);
  const right = { side: 'long', leverage: 10, maintenance: 5, funding: 0.01, days: 30, fee: 0 };
  const isDone = (changed: object) =>
    lab.trials['right']?.({ ...right, stop: 0, path: 21, ...changed });
  expect(isDone({})).toBe(true);
  // A stop at 4 %, 5:1 that the fall does not reach, a forecast of a fall, 20:1 that is refused.
  for (const changed of [{ stop: 4 }, { leverage: 5 }, { side: 'short' }, { leverage: 20 }])
    expect(isDone(changed), JSON.stringify(changed)).toBe(false);
});

it('the same loss is a stop twice as far with half the leverage', async () => {
  await elementsOf(Leverage, labProps);
  const isDone = (leverage: number, stop: number) => lab.trials['same']?.({ leverage, stop });
  expect([isDone(5, 8), isDone(4, 10), isDone(2, 20)]).toEqual([true, true, true]);
  expect([isDone(10, 4), isDone(5, 4), isDone(5, 0)]).toEqual([false, false, false]);
});

it('a trial is announced with what it shows, but not one that was done before', () => {
  const trials = [{ name: 'near', text: 'Move the stop.', shows: 'The size changes.' }];
  expect(announcementOf(trials, labKit)).toBe('Move the stop. (fait) The size changes.');
  const html = htmlOf(Trials, { trials, done: ['near'], t: labKit });
  expect(html).toMatch(/<p [^>]*role="status"><\/p>/);
});
