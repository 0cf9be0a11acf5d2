/** The plans, their prices and features. The only place where a price is written. */
export const planKeys = ['formation', 'formationEtSignaux'] as const;
export type PlanKey = (typeof planKeys)[number];

export interface Plan {
  readonly key: PlanKey;
  /** Stored as `plan_name` and shown on invoices; not translated. */
  readonly name: string;
  /** Price of one month, in cents of `currency`, tax included. */
  readonly amount: number;
  readonly currency: 'eur';
  readonly includesSignals: boolean;
}

export const plans: Readonly<Record<PlanKey, Plan>> = {
  formation: {
    key: 'formation',
    name: 'Formation seule',
    amount: 24_999,
    currency: 'eur',
    includesSignals: false,
  },
  formationEtSignaux: {
    key: 'formationEtSignaux',
    name: 'Formation + Signaux',
    amount: 34_999,
    currency: 'eur',
    includesSignals: true,
  },
};

/** The Stripe price id of each plan, from the configuration: it differs between Stripe accounts. */
export type PriceIds = Readonly<Record<PlanKey, string>>;

/** The environment variable with each plan's price id. */
export const priceVariables = {
  formation: 'PUBLIC_STRIPE_PRICE_FORMATION',
  formationEtSignaux: 'PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX',
} as const satisfies Readonly<Record<PlanKey, `PUBLIC_STRIPE_PRICE_${string}`>>;
export type PriceVariable = (typeof priceVariables)[PlanKey];

/** Reads the price id of each plan; `read` returns the value of an environment variable. */
export function readPriceIds(read: (variable: PriceVariable) => string): PriceIds {
  const entries = planKeys.map((key) => [key, read(priceVariables[key])] as const);
  return Object.fromEntries(entries) as Record<PlanKey, string>;
}

/** Other names of a plan, in links from elsewhere. */
const aliases: Readonly<Record<string, PlanKey>> = {
  formationSeule: 'formation',
  formationSignaux: 'formationEtSignaux',
};

/**
 * The plan of a key or of one of its aliases; otherwise `undefined`, so that nothing is sold by
 * default.
 */
export function planFromKey(key: string): Plan | undefined {
  const known = planKeys.find((name) => name === key) ?? aliasOf(key);
  return known && plans[known];
}

function aliasOf(key: string): PlanKey | undefined {
  return Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}

/** The plan of a Stripe price id; `undefined` for a price we do not sell. */
export function planFromPrice(priceId: string, priceIds: PriceIds): Plan | undefined {
  const key = planKeys.find((candidate) => priceIds[candidate] === priceId);
  return priceId && key ? plans[key] : undefined;
}
