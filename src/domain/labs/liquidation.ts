/** A loan against collateral and its liquidation. Amounts in euros, rates as fractions: 0.8 is 80 %. */

export interface Loan {
  /** Tokens deposited as collateral. */
  readonly tokens: number;
  readonly debt: number;
  /** Share of the collateral's value that the debt must not exceed. */
  readonly threshold: number;
}

export interface Terms {
  /** Given to the liquidator on top of what is repaid, as a share of it. */
  readonly bonus: number;
  /** Share of the debt that one liquidation repays at most. */
  readonly closeFactor: number;
}

/** The loan left after the liquidations at one price. */
export interface Liquidated extends Loan {
  /** Liquidations, one after another, until the loan is healthy or its collateral is gone. */
  readonly count: number;
  /** Debt repaid by liquidators. */
  readonly repaid: number;
  /** Tokens that liquidators took. */
  readonly taken: number;
  /** What those tokens were worth beyond what was repaid. */
  readonly penalty: number;
  /** Debt that no collateral covers any more: a loss of the lenders. */
  readonly badDebt: number;
}

/** A smaller debt counts as repaid: nobody pays a transaction for it. */
const dust = 0.01;

/** Value of the collateral times the threshold, divided by the debt; infinite without debt. */
export function healthFactor({ tokens, debt, threshold }: Loan, price: number): number {
  return debt > 0 ? (tokens * price * threshold) / debt : Infinity;
}

/** Whether anyone may liquidate a loan: its health factor is below 1, give or take binary fractions. */
function isLiquidatable(loan: Loan, price: number): boolean {
  return healthFactor(loan, price) < 1 - 1e-9;
}

/** The debt at which the health factor is 1. */
export function mostDebt({ tokens, threshold }: Omit<Loan, 'debt'>, price: number): number {
  return tokens * price * threshold;
}

/** The price at which the health factor is 1; infinite once debt has no collateral. */
export function liquidationPrice({ tokens, debt, threshold }: Loan): number {
  return debt > 0 ? debt / (tokens * threshold) : 0;
}

/** What the borrower would keep after repaying: collateral less debt, never below 0. */
export function ownShare({ tokens, debt }: Loan, price: number): number {
  return Math.max(tokens * price - debt, 0);
}

/** Liquidates a loan at a price until its health factor is 1 or more, or its collateral is gone. */
export function liquidate(loan: Loan, price: number, terms: Terms): Liquidated {
  let { tokens, debt } = loan;
  let [count, repaid] = [0, 0];
  while (debt > 0 && tokens > 0 && isLiquidatable({ ...loan, tokens, debt }, price)) {
    const wanted = debt * terms.closeFactor;
    const paid = Math.min(
      debt - wanted < dust ? debt : wanted,
      (tokens * price) / (1 + terms.bonus),
    );
    tokens = Math.max(tokens - (paid * (1 + terms.bonus)) / price, 0);
    if (tokens * price < dust) tokens = 0;
    debt -= paid;
    repaid += paid;
    count += 1;
  }
  const taken = loan.tokens - tokens;
  return {
    tokens,
    debt,
    threshold: loan.threshold,
    count,
    repaid,
    taken,
    penalty: Math.max(taken * price - repaid, 0),
    badDebt: count > 0 ? Math.max(debt - tokens * price, 0) : 0,
  };
}
