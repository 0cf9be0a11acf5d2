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

/**
 * The environment variable with the former price ids of each plan, separated by commas. Stripe's amounts
 * cannot be edited: a new amount is a new price, and subscribers stay on theirs.
 */
export const formerPriceVariables = {
  formation: 'STRIPE_FORMER_PRICES_FORMATION',
  formationEtSignaux: 'STRIPE_FORMER_PRICES_FORMATION_SIGNAUX',
} as const satisfies Readonly<Record<PlanKey, `STRIPE_FORMER_PRICES_${string}`>>;
export type FormerPriceVariable = (typeof formerPriceVariables)[PlanKey];

/** The price ids that give access to each plan: those on sale and former ones. */
export type PlanPrices = Readonly<Record<PlanKey, readonly string[]>>;

/** Reads the price id of each plan; `read` returns the value of an environment variable. */
export function readPriceIds(read: (variable: PriceVariable) => string): PriceIds {
  const entries = planKeys.map((key) => [key, read(priceVariables[key])] as const);
  return Object.fromEntries(entries) as Record<PlanKey, string>;
}

/** The price ids of each plan; `readFormer` returns the value of an environment variable. */
export function planPrices(
  onSale: PriceIds,
  readFormer: (variable: FormerPriceVariable) => string | undefined = () => undefined,
): PlanPrices {
  const entries = planKeys.map((key) => {
    const former = readFormer(formerPriceVariables[key])?.split(/[\s,]+/) ?? [];
    return [key, [onSale[key], ...former].filter(Boolean)] as const;
  });
  return Object.fromEntries(entries) as Record<PlanKey, string[]>;
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

/** The plan of a Stripe price id; `undefined` for a price we never sold. */
export function planFromPrice(priceId: string, prices: PlanPrices): Plan | undefined {
  const key = planKeys.find((candidate) => prices[candidate].includes(priceId));
  return key && plans[key];
}
