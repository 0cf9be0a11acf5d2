/** The cost of a change of plan and its buttons, in both languages. */
import { expect, it, vi } from 'vitest';
import { langs, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { PlanCost } from '../../../src/islands/billing/plan-change/PlanCost.tsx';
import { settingsTexts } from '../../e2e/account/settings-page.ts';
import { elementsOf } from './elements.ts';
import { textOf } from './markup.ts';

vi.mock('react/jsx-dev-runtime', async (load) =>
  (await import('./elements.ts')).recording(await load()),
);

const propsIn = (lang: Lang) => ({
  ...{ lang, t: settingsTexts(lang), planNames: texts(lang).checkoutReturn.planNames },
  present: 'formation' as const,
  preview: {
    plan: 'formationEtSignaux',
    ...{ due_now: 5_312, credit: -13_280, charge: 18_592, balance: 0, later: 0 },
    ...{ prorated_at: 0, next_amount: 34_999, currency: 'eur' },
    next_at: '2027-01-12T10:00:00Z',
  } as const,
  onConfirm: vi.fn(),
  onLeave: vi.fn(),
});

it.each(langs)(
  'cannot be left once it is confirmed: that would not stop it, in %s',
  async (lang) => {
    const props = propsIn(lang);
    const { cancel } = props.t.common;
    for (const busy of [true, false]) {
      const { find, press } = await elementsOf(PlanCost, { ...props, busy });
      expect(find('button', { children: cancel }).props['aria-disabled']).toBe(busy || undefined);
      press(cancel);
      expect(props.onLeave).toHaveBeenCalledTimes(busy ? 0 : 1);
    }
  },
);

it.each(langs)('says that credit and discounts change the monthly charges, in %s', (lang) => {
  const props = { ...propsIn(lang), busy: false };
  const { adjusted, change } = props.t.billing;
  expect(textOf(PlanCost, props)).toContain(`${change.dueText} ${adjusted}`);
});
