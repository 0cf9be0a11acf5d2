import type * as fr from '../../../fr/course/labs/stablecoin-run.ts';

/** The lab on a run on a stablecoin. The token is made up. */
export const stablecoinRunLab: typeof fr.stablecoinRunLab = {
  title: 'Everybody wants out',
  design: 'Reserve',
  designs: { full: 'full', partial: 'partial', algorithmic: 'none' },
  about: {
    full: 'Each token of €1 has €1 of reserve behind it.',
    partial: 'The reserve covers only some of the tokens.',
    algorithmic:
      'No reserve: a token handed in gives a right to €1 of another token, created and sold at once.',
  },
  perDay: 'Redeemed a day',
  runDays: 'The run lasts',
  days: 'days',
  day: 'Day shown',
  backing: 'Reserve per 100',
  companion: 'Value of the other token',
  deposits: 'Deposits',
  bills: 'Treasury bills',
  risky: 'Risky assets',
  cash: 'The rest, {share}, is in current accounts and pays the same day. Deposits and bills pay the next day, risky assets after two.',
  frozen: 'Deposits frozen for 5 days',
  over: 'Deposits, bills and risky assets add up to {sum} of the reserve: take off {excess} to get back to 100%.',
  whole: '100%',
  results: {
    price: 'Price, day {day}',
    queue: 'Waiting',
    paid: 'Redeemed',
    fail: 'Breaks',
  },
  tokens: { one: '{n} token', other: '{n} tokens' },
  of: 'of 100',
  brought: '{euros} received',
  failOn: 'on day {day}',
  noFail: 'never',
  axisPrice: 'market price, €',
  axisOwed: 'tokens still held, out of 100',
  axisQueue: 'waiting',
  covered: 'enough to pay',
  missing: 'missing',
  broken: 'breaks',
  say: {
    reserve:
      'At the end of day {day}, the reserve has redeemed {paid} of the 100 tokens at €1 and keeps {queue} waiting; the price is {price}. There is {value} left for {owed}.',
    companion:
      'At the end of day {day}, holders have handed in {paid} of the 100 tokens, for {received}. A token is worth {price}, and the other token is down to {value} for {owed}.',
    empty: 'On day {fail} the reserve can no longer pay: {lost} out of 100 will not be redeemed.',
    broken: 'On day {fail}, a token brings in less than €0.50.',
    dipped:
      'The price went down to {lowest} and came back to €1: waiting had a cost, but the reserve was enough.',
    held: 'The price never left €1.',
    weak: 'The token lasts until day 30, with a low of {lowest}.',
  },
  formula: {
    reserve:
      'Risky assets sell 15% cheaper, a quarter a day at most. A token in the queue loses 2% a day; each cent off the price adds 3% to redemptions',
    companion:
      'A constant-product market as deep as a quarter of the other token’s value. Each cent off the price adds 3% to redemptions',
  },
  law: {
    title: 'What MiCA asks of a token that follows the euro',
    whole: 'Funds received covered in full: {backing} for 100 tokens',
    banks: 'At least 30% in separate bank accounts: {inBanks}',
    significant: 'At least 60% if the token is a significant one: {inBanks}',
    safe: 'The rest in safe and highly liquid assets: {risky} in risky ones',
    par: 'Redemption at par, at any time, by a bank or an electronic money institution: this design does not pay in euros',
    yes: 'yes',
    no: 'no',
    source:
      'Regulation (EU) 2023/1114, Articles 48, 49 and 54, and 45(7) with 58 for significant tokens; applicable since 30 June 2024, checked on 23 November 2026',
  },
  trials: {
    frozen: {
      text: 'Cover everything, put 80% in deposits and 10% in bills, then freeze the deposits. Does the price come back?',
      shows:
        'Yes: it falls while requests wait, and rises when the bank pays out. Running short of time is not running short of money.',
    },
    partial: {
      text: 'Keep €80 for 100 tokens. Who bears the €20 that is missing?',
      shows:
        'Only the last to leave: the first get out at €1 and the price does not move, until the day the reserve is empty. If the run stops before that, nothing shows.',
    },
    algorithmic: {
      text: 'With no reserve, let 5 tokens a day leave for 10 days. Then start again with 1 a day.',
      shows:
        'At 5 a day, the other token collapses within five days: it takes more and more of it to pay €1. At 1 a day for 10 days, the price stays above €0.94.',
    },
  },
};
