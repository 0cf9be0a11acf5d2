/** A run on a stablecoin, day by day. Amounts are in per cent of the tokens that exist before the run. */

export type Design = 'full' | 'partial' | 'algorithmic';

/** The parts of a reserve, as shares of it in per cent; cash is what they leave. */
export interface Split {
  readonly deposits: number;
  readonly bills: number;
  readonly risky: number;
}

export interface RunSettings extends Split {
  readonly design: Design;
  /** Reserve of a partly backed token, for 100 tokens; a fully backed one has 100. */
  readonly backing: number;
  /** Part of the deposits, in per cent, that a closed bank keeps at first. */
  readonly frozen: number;
  /** Value of the companion token of an algorithmic design, for 100 tokens. */
  readonly companion: number;
  /** Tokens that holders redeem each day. */
  readonly perDay: number;
  /** Days that the run lasts. */
  readonly days: number;
}

/** The end of a day; day 0 is before the run. */
export interface RunDay {
  /** Price on the market, in euros. */
  readonly price: number;
  /** Tokens whose redemption is asked for and not paid. */
  readonly queue: number;
  /** Tokens redeemed so far, and the euros received for them. */
  readonly paid: number;
  readonly received: number;
  /** Tokens that somebody still holds, those of the queue included. */
  readonly owed: number;
  /** Assets left to pay with, at their sale prices. */
  readonly value: number;
}

/** How an asset is turned into cash. */
export interface Asset {
  /** Days until it is paid. */
  readonly delay: number;
  /** Share lost by selling it in a hurry. */
  readonly cost: number;
  /** Share of the initial holding that can be sold in a day. */
  readonly perDay: number;
}

export const assets: Readonly<Record<keyof Split, Asset>> = {
  deposits: { delay: 1, cost: 0, perDay: 1 },
  bills: { delay: 1, cost: 0, perDay: 1 },
  risky: { delay: 2, cost: 0.15, perDay: 0.25 },
};

/** Days shown. */
export const horizon = 30;
/** Day on which the closed bank pays out again. */
export const thaw = 6;
/** Increase in daily redemptions per euro that the price is below one. */
export const panic = 3;
/** Discount for each day that the oldest unpaid request has waited. */
export const waitDiscount = 0.02;
/** Depth of the companion token's market, as a share of its value. */
export const depth = 0.25;
/** An algorithmic token is broken below this price. */
const brokenPrice = 0.5;

/** The part of the reserve that is cash, in per cent; negative if the others exceed the whole. */
export function cashOf({ deposits, bills, risky }: Split): number {
  return 100 - deposits - bills - risky;
}

/** Whether the reserve of a euro token meets MiCA, point by point. */
export interface LegalCheck {
  /** Cash and deposits in banks, in per cent of the tokens. */
  readonly inBanks: number;
  readonly isWhole: boolean;
  readonly isSafe: boolean;
  /** At least 30 % in banks, 60 % for a significant token. */
  readonly isEnough: boolean;
  readonly isEnoughIfSignificant: boolean;
}

/** Regulation (EU) 2023/1114, articles 54, 45(7)(b) and 58. */
export function legalCheck(run: RunSettings): LegalCheck {
  const backing = reserveOf(run);
  const inBanks = (backing * (cashOf(run) + run.deposits)) / 100;
  return {
    inBanks,
    isWhole: backing >= 100,
    isSafe: run.risky === 0,
    isEnough: inBanks >= 30,
    isEnoughIfSignificant: inBanks >= 60,
  };
}

/** The reserve for 100 tokens; an algorithmic design has none. */
export function reserveOf({ design, backing }: RunSettings): number {
  return { full: 100, partial: backing, algorithmic: 0 }[design];
}

/** The days of a run, from 0 to the horizon. */
export function simulate(run: RunSettings): RunDay[] {
  return run.design === 'algorithmic' ? runOnCompanion(run) : runOnReserve(run);
}

/** The first day that breaks the token for good; `undefined` if none does. */
export function failDay(days: readonly RunDay[], { design }: RunSettings): number | undefined {
  const found = days.findIndex(({ price, queue, value }) =>
    design === 'algorithmic' ? price < brokenPrice : queue > 1e-9 && value < 1e-9,
  );
  return found < 0 ? undefined : found;
}

/** Tokens redeemed on a day: the lower the price the day before, the more. */
function requestsOn(day: number, before: RunDay, run: RunSettings, held: number): number {
  if (day > run.days) return 0;
  return Math.min(held, run.perDay * (1 + panic * (1 - before.price)));
}

const dayZero = { price: 1, queue: 0, paid: 0, received: 0, owed: 100 };

function runOnReserve(run: RunSettings): RunDay[] {
  const reserve = reserveOf(run);
  const partOf = (share: number) => (reserve * share) / 100;
  const first = {
    deposits: partOf(run.deposits),
    bills: partOf(run.bills),
    risky: partOf(run.risky),
  };
  const kept = (first.deposits * run.frozen) / 100;
  const left = { ...first, deposits: first.deposits - kept };
  const arriving = Array.from({ length: horizon + 4 }, () => 0);
  /** Cumulative redemption requests, by day. */
  const asked = [0];
  let [cash, held, queue] = [partOf(cashOf(run)), 100, 0];
  let frozen = kept;
  const valueOn = (day: number) =>
    cash +
    frozen +
    arriving.slice(day + 1).reduce((sum, amount) => sum + amount, 0) +
    left.deposits +
    left.bills * (1 - assets.bills.cost) +
    left.risky * (1 - assets.risky.cost);

  const days: RunDay[] = [{ ...dayZero, value: valueOn(0) }];
  for (let day = 1; day <= horizon; day += 1) {
    const before = days[day - 1] as RunDay;
    cash += arriving[day] ?? 0;
    if (day === thaw) {
      left.deposits += frozen;
      frozen = 0;
    }
    const requests = requestsOn(day, before, run, held);
    held -= requests;
    queue += requests;
    asked.push((asked[day - 1] ?? 0) + requests);
    const paid = Math.min(queue, cash);
    queue = tidy(queue - paid);
    cash = tidy(cash - paid);

    // Sells enough to cover the queue and as many new requests as today.
    const coming = arriving.slice(day + 1).reduce((sum, amount) => sum + amount, 0);
    let missing = queue + requests - cash - coming;
    for (const name of ['deposits', 'bills', 'risky'] as const) {
      const { delay, cost, perDay } = assets[name];
      const most = Math.min(left[name], first[name] * perDay);
      const sold = Math.min(Math.max(missing, 0) / (1 - cost), most);
      left[name] = tidy(left[name] - sold);
      arriving[day + delay] = (arriving[day + delay] ?? 0) + sold * (1 - cost);
      missing -= sold * (1 - cost);
    }

    const owed = held + queue;
    const value = valueOn(day);
    const recovery = owed > 0 ? Math.min(1, value / owed) : 1;
    // While redemptions are paid at once, arbitrage keeps the price at one euro.
    const paidSoFar = before.paid + paid;
    const oldest = asked.findIndex((sum) => sum > paidSoFar + 1e-9);
    const price = queue > 0 ? recovery * (1 - waitDiscount * (day - oldest + 1)) : 1;
    days.push({ price, queue, paid: paidSoFar, received: paidSoFar, owed, value });
  }
  return days;
}

/** Each redemption mints companion tokens and sells them on a constant-product market. */
function runOnCompanion(run: RunSettings): RunDay[] {
  const priceOf = (sale: number, value: number) =>
    value > 0 ? 1 / (1 + sale / (depth * value)) : 0;
  let [value, held] = [run.companion, 100];
  const days: RunDay[] = [{ ...dayZero, value }];
  for (let day = 1; day <= horizon; day += 1) {
    const before = days[day - 1] as RunDay;
    const requests = requestsOn(day, before, run, held);
    held = tidy(held - requests);
    // Without requests, the price that one per cent of the tokens would fetch.
    const price =
      held + requests > 0 ? priceOf(Math.max(requests, held / 100), value) : before.price;
    const sold = priceOf(requests, value);
    value = (value + requests) * sold ** 2;
    days.push({
      price,
      queue: 0,
      paid: before.paid + requests,
      received: before.received + requests * sold,
      owed: held,
      value,
    });
  }
  return days;
}

/** Rounds floating-point residue down to 0. */
function tidy(amount: number): number {
  return amount < 1e-9 ? 0 : amount;
}
