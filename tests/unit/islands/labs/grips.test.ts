/** Handles of drawings whose value changes the scale under them. */
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { attackerLab } from '../../../../src/i18n/fr/course/labs/attacker.ts';
import { AttackerDrawing } from '../../../../src/islands/course/labs/attacker/AttackerDrawing.tsx';
import Dilution from '../../../../src/islands/course/labs/dilution/Dilution.tsx';
import { SlideGrip } from '../../../../src/islands/course/labs/kit/SlideGrip.tsx';
import { elementsOf } from '../elements.ts';
import { forgetLab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
// A drawing has no width on the server.
vi.mock('../../../../src/islands/course/labs/kit/Drawing.tsx', () => ({
  Drawing: ({ children }: { children: (sheet: object) => ReactNode }) =>
    createElement('svg', null, children({ width: 600, height: 400, narrow: false, hatch: {} })),
}));
beforeEach(forgetLab);

const target = {
  setPointerCapture: () => undefined,
  hasPointerCapture: () => true,
  ownerSVGElement: { getBoundingClientRect: () => ({ left: 100 }) },
};

it('a handle says when it is pressed and when it is released', async () => {
  const [onHold, onMove] = [vi.fn<(holds: boolean) => void>(), vi.fn<(value: number) => void>()];
  const place = { x: 300, y: 50, top: 30, bottom: 350 };
  const toValue = (x: number) => x / 10;
  const { fire } = await elementsOf(SlideGrip, { ...place, toValue, onMove, onHold });
  const grip = ['g', { className: 'lab-grip-x' }] as const;
  fire('onPointerDown', { currentTarget: target, preventDefault: () => undefined }, ...grip);
  expect(onHold.mock.calls).toEqual([[true]]);
  fire('onPointerMove', { currentTarget: target, clientX: 450 }, ...grip);
  expect(onMove).toHaveBeenCalledWith(35);
  fire('onLostPointerCapture', undefined, ...grip);
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

it('the blocks of an attack are dragged as far as the scale goes', async () => {
  const onMove = vi.fn<(blocks: number) => void>();
  const shown = { labelledBy: '', share: 0.3, limit: 0.001, t: attackerLab, lang: 'fr' } as const;
  const { find } = await elementsOf(AttackerDrawing, { ...shown, blocks: 20, onMove });
  const { onMove: drag, onHold } = find('SlideGrip').props;
  (drag as (value: number) => void)(34);
  expect(onMove).toHaveBeenCalledWith(24);
  expect(onHold).toBeTypeOf('function');
});

it('the scale of months waits while the cliff is dragged', async () => {
  const { find } = await elementsOf(Dilution, labProps);
  expect(find('SlideGrip').props['onHold']).toBeTypeOf('function');
});
