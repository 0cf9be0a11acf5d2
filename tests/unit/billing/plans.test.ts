import { describe, expect, it } from 'vitest';
import {
  planFromKey,
  planFromPrice,
  planKeys,
  planPrices,
  plans,
} from '../../../src/domain/billing/plans.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';

const sold = [
  ['formation', 'Formation seule', 24_999, false],
  ['formationEtSignaux', 'Formation + Signaux', 34_999, true],
] as const;

describe('plans', () => {
  it.each(sold)('%s is "%s" at %i cents', (key, name, amount, includesSignals) => {
    expect(plans[key]).toEqual({ key, name, amount, currency: 'eur', includesSignals });
  });

  it('are exactly those listed above', () => {
    expect(Object.keys(plans)).toEqual([...planKeys]);
    expect(planKeys, 'Add the new plan to the list at the top of this test').toEqual(
      sold.map(([key]) => key),
    );
  });

  it.each(langs)('have their prices in the description of the pricing page in %s', (lang) => {
    const { description } = texts(lang).plansPage;
    for (const key of planKeys) {
      expect(description, `src/i18n/${lang}/billing/plans.ts: description`).toContain(`{${key}}`);
    }
  });
});

describe('planFromKey', () => {
  it.each([
    ['formation', 'formation'],
    ['formationSeule', 'formation'],
    ['formationSignaux', 'formationEtSignaux'],
    ['formationEtSignaux', 'formationEtSignaux'],
  ] as const)('finds for %s the plan %s', (alias, key) => {
    expect(planFromKey(alias)).toBe(plans[key]);
  });

  it.each([
    '',
    'premium',
    'Formation',
    'FORMATION',
    ' formation',
    'formation ',
    'toString',
    'constructor',
    '__proto__',
    'hasOwnProperty',
  ])('finds nothing for "%s": there is no default plan', (key) => {
    expect(planFromKey(key)).toBeUndefined();
  });
});

describe('planFromPrice', () => {
  const former: Readonly<Record<string, string>> = {
    STRIPE_FORMER_PRICES_FORMATION: 'price_old, price_older',
    STRIPE_FORMER_PRICES_FORMATION_SIGNAUX: '',
  };
  const prices = planPrices(
    { formation: 'price_a', formationEtSignaux: 'price_b' },
    (variable) => former[variable],
  );

  it.each([
    ['price_a', 'formation'],
    ['price_b', 'formationEtSignaux'],
    ['price_old', 'formation'],
    ['price_older', 'formation'],
  ] as const)('finds for %s the plan %s', (price, key) => {
    expect(planFromPrice(price, prices)).toBe(plans[key]);
  });

  it.each(['', 'price_c', 'PRICE_A', 'formation', 'undefined'])(
    'finds nothing for "%s"',
    (price) => {
      expect(planFromPrice(price, prices)).toBeUndefined();
    },
  );

  it('finds nothing for an empty price, even when the configuration is empty', () => {
    expect(
      planFromPrice('', planPrices({ formation: '', formationEtSignaux: '' })),
    ).toBeUndefined();
  });
});
