/** The plans on sale while signals are closed, and once they are open. */
import { describe, expect, it } from 'vitest';
import { canOrder, primaryPlan } from '../../../src/domain/billing/for-sale.ts';
import { planKeys } from '../../../src/domain/billing/plans.ts';
import { signalsOpen } from '../../../src/domain/signals/signals-open.ts';
import { langs } from '../../../src/i18n/index.ts';
import { planFeatures } from '../../../src/i18n/plan-features.ts';
import { texts } from '../../../src/i18n/texts.ts';

describe('the plan with signals', () => {
  it('is not on sale, nor shown first, before signals are open', () => {
    expect(planKeys.filter((key) => canOrder(key, false))).toEqual(['formation']);
    expect(primaryPlan(false)).toBe('formation');
    expect(canOrder('formationEtSignaux')).toBe(signalsOpen);
  });

  it('is on sale and shown first afterwards', () => {
    expect(planKeys.filter((key) => canOrder(key, true))).toEqual([...planKeys]);
    expect(primaryPlan(true)).toBe('formationEtSignaux');
  });

  it.each(langs)('contains nothing of its own before the opening, in %s', (lang) => {
    const lines = texts(lang).plans.features.formationEtSignaux;
    const states = (open: boolean) => planFeatures(lines, open).map(({ state }) => state);
    expect(states(false)).toEqual(['included', 'later', 'later', 'later']);
    expect(states(true)).toEqual(['included', 'included', 'included', 'included']);
  });
});
