/** Trials of labs: their conditions and what sets them up. */
import { beforeEach, expect, it, vi } from 'vitest';
import Indicators from '../../../../src/islands/course/labs/indicators/Indicators.tsx';
import {
  announcementOf,
  type Trial,
  Trials,
} from '../../../../src/islands/course/labs/kit/Trials.tsx';
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

it('a trial is announced with what it shows, but not one that was done before', () => {
  const trials = [{ name: 'near', text: 'Move the stop.', shows: 'The size changes.' }];
  expect(announcementOf(trials, labKit)).toBe('Move the stop. (fait) The size changes.');
  const html = htmlOf(Trials, { trials, done: ['near'], t: labKit });
  expect(html).toMatch(/<p [^>]*role="status"><\/p>/);
});
