/** The lab on loans against collateral. */
export const liquidationLab = {
  title: 'How far can the price fall?',
  price: 'Token price (made up)',
  tokens: 'Tokens deposited',
  debt: 'Debt',
  threshold: 'Liquidation threshold',
  bonus: 'Liquidator’s bonus',
  closeFactor: 'Debt repaid per liquidation',
  results: {
    health: 'Health factor',
    liquidation: 'Liquidated below',
    taken: 'Taken by the liquidator',
    yours: 'What you have left',
  },
  safe: '1 or more',
  open: 'below 1',
  never: 'never',
  away: '{change} from the price shown',
  reached: 'reached',
  tokensText: { one: '{n} token', other: '{n} tokens' },
  sold: '{n}, {penalty} of it bonus',
  since: '{change} since €100',
  axisX: 'token price, in euros',
  axisY: 'euros',
  value: 'collateral',
  limit: 'collateral × threshold',
  owed: 'debt',
  liquidatedBelow: 'liquidated below {price}',
  yours: 'yours',
  bars: { opening: 'at the opening, at €100', now: 'now, at {price}', after: 'after liquidation' },
  repaid: 'repaid',
  penalty: 'bonus',
  badDebt: 'not covered',
  say: 'At {price}, the collateral is worth {value} against {debt} of debt. The health factor is {health}: liquidation would become possible below {liquidation}, {away} lower. Yours: {yours}.',
  atLimit:
    'At {price}, the collateral is worth {value} against {debt} of debt. The health factor is {health}: any fall makes liquidation possible. Yours: {yours}.',
  compared: 'At the opening, at €100, your share was {opening}.',
  none: 'With no debt, no price leads to a liquidation. The collateral is worth {value} and all of it is yours.',
  liquidated: {
    one: 'At {price}, the health factor has fallen to {health}. One liquidation repays {repaid} and takes {taken}, worth {seized}, {penalty} of it bonus. You have {yours} left, and the next one would become possible below {next}.',
    other:
      'At {price}, the health factor has fallen to {health}. {n} liquidations in a row repay {repaid} and take {taken}, worth {seized}, {penalty} of it bonus. You have {yours} left, and the next one would become possible below {next}.',
  },
  closed:
    'At {price}, the health factor has fallen to {health}. Liquidators repay the {repaid} of debt and take {taken}, worth {seized}, {penalty} of it bonus. You have {yours} left, and no debt.',
  ruined:
    'At {price}, the collateral is no longer enough. Liquidators take every token and repay {repaid}; {badDebt} of debt is covered by nothing, and the lenders lose it. All you have left is the money you had borrowed.',
  formula:
    '{tokens} × {price} × {threshold} ÷ {debt} = {health}. Liquidation price: {debt} ÷ ({tokens} × {threshold}) = {liquidation}. The most you could borrow at €100: {limit}',
  trials: {
    both: {
      text: 'Take the price up to €125, then compare with €75.',
      shows:
        'The tokens gain or lose a quarter, your share far more: +€500 at the top, −€500 at the bottom. The debt does not move.',
    },
    half: {
      text: 'Halve the debt. Where does the liquidation price go?',
      shows: 'It halves, to €37.50: the two are proportional.',
    },
    deep: {
      text: 'Drop the price to €60 in one go. Who loses?',
      shows:
        'You lose the whole deposit, and the lenders lose what is missing. Each euro repaid takes €1.05 of tokens, and there are not enough left.',
    },
  },
};
