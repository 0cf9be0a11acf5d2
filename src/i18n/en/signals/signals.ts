import type * as fr from '../../fr/signals/signals.ts';

export const signalsPage: typeof fr.signalsPage = {
  title: 'Trading signals: read them, do the sums',
  description:
    'How a signal is prepared, delivered and executed, how to read it, what it can cost you, and what to do when it reaches you too late.',
  heading: 'Read a signal and do the sums before you follow it',
  lede: 'A direction, three prices, a period of validity and the reasoning: the same signal for every subscriber. Here is how to read it, what it can earn and what it can cost.',
  plans: 'See the plan with signals',
  lesson: 'Read the lesson on risk',
  notOpen: {
    title: 'The signals area is not open yet',
    text: 'This page describes the planned service, automatic execution included. Until it opens, the Training + Signals plan is not on sale. Leave your address below to hear when it opens, or choose [Training only](page:pricing).',
  },
  open: {
    title: 'Signals are open',
    analyst:
      '{analyst} issues them. Every closed signal becomes public a day after it closes, losses included.',
    feed: 'Open your signals',
  },
  steps: {
    heading: 'From analysis to order, in four steps',
    yours: 'What you do',
    items: [
      {
        title: 'Generation',
        text: 'We spot a setup in one of about a hundred listed crypto-assets and write down the direction, the three prices, the validity and the reasoning before the signal is issued. Any later change is a new event that everyone sees.',
        yours: 'Nothing.',
      },
      {
        title: 'Instant delivery',
        text: 'The signal appears in the signals area the moment it is issued, for all subscribers at once, with its expiry time.',
        yours: 'Read the reasoning before the prices.',
      },
      {
        title: 'Email notification',
        text: 'We email you the signal and the loss warning. An email can be slow: the signals area is what counts.',
        yours: 'Check the expiry time, then compare the current price with the entry.',
      },
      {
        title: 'Automatic execution',
        text: 'We send the signal to your webhook, if you have one: an address where your own tool receives signals; that tool then places the order on your exchange, within your limits. Without a webhook, you place the order by hand.',
        yours: 'You link it, limit it and switch it off. We have neither your keys nor your funds.',
      },
    ],
    note: 'Automatic execution is optional. It can be switched off for everyone if the law requires it; you then read the signal and place the order by hand.',
  },
  anatomy: {
    heading: 'Anatomy of a signal',
    text: 'The numbers in the drawing match the list. The XYZ/EUR pair and its prices are invented.',
    figure: {
      title: 'A buy signal, from its reasoning to its end',
      desc: 'Candlestick chart. The price has bounced twice off the same level, near €76.50. The buy signal then appears: entry at {entry}, take profit above it at {takeProfit}, stop loss below it at {stopLoss}, under both bounces. It is valid for 24 hours. The price passes through the entry, then climbs to €87. Two arrows leave the last price, one towards the take profit, the other towards the stop loss: the end is not drawn.',
      caption:
        'From entry to stop, {lossPerUnit}; from entry to take profit, {gainPerUnit}. The end is not drawn, because nobody knows it when the choice has to be made. Fictitious example.',
      takeProfit: 'Take profit {takeProfit}',
      entry: 'Entry {entry}',
      stopLoss: 'Stop loss {stopLoss}',
      validity: 'Valid for 24h',
      reasoning: 'Two bounces',
      action: 'Buy',
    },
    parts: [
      {
        term: 'Direction',
        text: 'Buy or sell. Here, buy: a rise is expected, and the price at which that view would be wrong is stated.',
      },
      {
        term: 'Entry',
        text: '{entry}, with a limit order. If the price does not get there, nothing happens.',
      },
      {
        term: 'Take profit',
        text: '{takeProfit}. You sell there. Missing a further rise is not a mistake.',
      },
      {
        term: 'Stop loss',
        text: '{stopLoss}. You sell there at a loss. In a fast fall the order may be filled lower.',
      },
      {
        term: 'Validity',
        text: '24 hours to reach the entry. A signal not entered by then is void, even if the price gets there later.',
      },
      {
        term: 'Reasoning',
        text: 'Two bounces off one level; the stop sits below it. If it does not convince you, pass.',
      },
    ],
  },
  stake: {
    heading: 'What this signal puts at stake, worked out',
    text: 'Capital of {capital}, a chosen risk of {riskRate} per trade, fees of {feeRate} per order, with {slippage} of slippage at the stop. Redo the sums with your own numbers.',
    labels: { line: 'Line', sum: 'Sum', result: 'Result' },
    caption: 'The sums, line by line',
    lines: [
      {
        title: 'What you are willing to lose',
        sum: '{capital} × {riskRate}',
        result: '{budget}',
      },
      {
        title: 'Loss per unit at the stop, fees and slippage included',
        sum: '{entry} − {stopLoss} × (1 − {slippage}) + fees on both orders',
        result: '{netLossPerUnit}',
      },
      {
        title: 'Quantity, rounded down',
        sum: '{budget} ÷ {netLossPerUnit}',
        result: '{units} units',
      },
      { title: 'Amount committed', sum: '{units} × {entry}', result: '{engaged}' },
      {
        title: 'If the stop loss is hit',
        sum: '{units} × {netLossPerUnit}',
        result: '−{loss}',
      },
      {
        title: 'If the take profit is reached',
        sum: '{units} × {netGainPerUnit}',
        result: '+{gain}',
      },
    ],
    verdict:
      'Before fees, the reward-to-risk ratio is {ratio} to 1. Once fees and slippage are paid, {breakEven} of such signals must still reach their take profit for you to break even. With 30 winners out of 100, the same method loses {hundred}. Nobody knows the win rate in advance.',
    more: 'The [Risk management](page:lesson/gestion-risque) lesson explains each line, and what a run of losses does to capital.',
  },
  limits: {
    heading: 'What a signal tells you, and what is up to you',
    items: [
      {
        title: 'The same for everyone',
        text: 'It is general information, not personal advice: it knows nothing of your situation, your aims or what you can afford to lose. Recommending a trade to a particular person is a service reserved for authorised providers.',
      },
      {
        title: 'Both outcomes planned for',
        text: 'It says what to do if the price rises and what to do if it falls. A loss is a normal event, provided for by the stop, and gives no right to a refund.',
      },
      {
        title: 'The decision is yours',
        text: 'We receive no funds, no crypto-assets and no access. Follow it, adapt it or let it go: you decide, and you or your own tool places the order.',
      },
      {
        title: 'Sell signals',
        text: 'A sell signal expects a fall. On an ordinary account you can only sell what you own. Following it otherwise takes a derivative or a borrowed asset: the record does not count the funding or borrowing cost, and the loss has no ceiling.',
      },
      {
        title: 'Only when there is a case for one',
        text: 'No number of signals is promised. A week without a clear setup is a week without a signal.',
      },
    ],
    source: 'Regulation (EU) 2023/1114, known as MiCA, Articles 3 and 59',
  },
  late: {
    heading: 'Late, missed, contradictory: what to do',
    text: 'A good signal read too late becomes a bad one. The table says what happens to it, and what to do.',
    caption: 'Cases in which a signal no longer holds as written',
    labels: { when: 'Situation', then: 'What happens to it', you: 'What you do' },
    rows: [
      {
        when: 'The price has passed the entry',
        then: 'At {latePrice}, the ratio is no longer {ratio} to 1 but {lateRatio} to 1. It then takes a win rate of {lateBreakEven} to break even.',
        you: 'Leave the limit order at the entry, or pass.',
      },
      {
        when: 'The signal has expired',
        then: 'Void. It is no longer sent, by email or by webhook.',
        you: 'Cancel the pending order.',
      },
      {
        when: 'The stop was reached before you entered',
        then: 'The record counts a loss: the price went through the entry on its way to the stop.',
        you: 'Cancel your order; do not enter “because it is cheaper”.',
      },
      {
        when: 'The email arrives too late',
        then: 'The signals area and the expiry time are what count.',
        you: 'Treat it as an expired signal.',
      },
      {
        when: 'Your webhook does not answer',
        then: 'Delivery is tried again for a few minutes, never after the expiry time. A signal keeps the same identifier, so that a repeat can be recognised. An order to 3Commas or Cryptohopper that may have arrived is not repeated.',
        you: 'Check on the exchange what was placed, then act by hand.',
      },
      {
        when: 'The prices contradict each other',
        then: 'A buy signal whose stop loss is above the entry is rejected before it is issued.',
        you: 'If you see one, do not follow it, and [write to us](page:support).',
      },
    ],
  },
  words: 'Terms used on this page',
};
