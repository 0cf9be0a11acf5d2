/** The lab on losing streaks before its first simulation. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../../../src/islands/course/labs/kit/Results.tsx';
import Streaks from '../../../../src/islands/course/labs/streaks/Streaks.tsx';
import { elementsOf } from '../elements.ts';
import { forgetLab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

it('says nothing about a streak that is not known yet', async () => {
  const { find } = await elementsOf(Streaks, labProps);
  const { results = [] } = find('Results').props as { readonly results?: readonly Result[] };
  expect(results.map(({ value }) => value)).toEqual(['…', '…', '…', '…']);
  const { text, children } = find('Say').props as Readonly<Record<string, string>>;
  expect(text).toContain('au moins … est de …. À');
  expect(text).not.toContain('100 %');
  expect(text).not.toContain('100 %');
  expect(children).toContain('à la puissance …');
});
