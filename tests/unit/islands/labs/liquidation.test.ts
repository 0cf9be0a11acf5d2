/** The loan that the liquidation lab lets a reader take out. */
import { beforeEach, expect, it, vi } from 'vitest';
import Liquidation from '../../../../src/islands/course/labs/liquidation/Liquidation.tsx';
import type { LabControls } from '../../../../src/islands/course/labs/kit/use-lab.ts';
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

interface LoanLab {
  readonly lab: LabControls<Record<string, number>>;
  readonly sliders: { readonly debt: { readonly max: number } };
}

const rendered = async () => (await elementsOf(Liquidation, labProps)).find('Lab').props;

it.each([
  // Tokens × 100 € × threshold.
  [20, 80, 1600],
  [5, 80, 400],
  [5.5, 83, 450],
  [20, 58, 1160],
])(
  'the debt of %f tokens at a threshold of %i %% is at most %i euros',
  async (tokens, threshold, most) => {
    lab.stored = { tokens, threshold, debt: 0 };
    const { sliders } = (await rendered()) as unknown as LoanLab;
    expect(sliders.debt.max).toBe(most);
  },
);

it.each([
  [{ tokens: 5 }, 400],
  [{ threshold: 40 }, 800],
  [{ tokens: 30 }, 1200],
  [{ price: 20 }, 1200],
])('%o leaves a debt of %i euros', async (changed, debt) => {
  const loan = (await rendered()) as unknown as LoanLab;
  loan.lab.change(changed);
  expect(change).toHaveBeenCalledWith({ ...changed, debt });
});
