import type * as fr from '../../fr/checkout/slides.ts';

export const slides: typeof fr.slides = {
  label: 'Four ideas from the course, drawn',
  pause: 'Pause the slides',
  resume: 'Resume the slides',
  step: 'Drawing {n} of {total}: {title}',
  items: {
    size: {
      title: 'The stop decides how many units',
      text: 'Before fees, you accept a loss of €40. Entry at €80, stop at €75: you buy 8 units, no more.',
      desc: 'Two price lines: the entry at €80 and, €5 lower, the stop at €75. The accepted loss, €40, divided by those €5 gives 8 units, or €640 committed.',
      labels: {
        entry: 'Entry €80',
        stop: 'Stop €75',
        gap: '€5 per unit',
        formula: '€40 ÷ €5 = 8 units',
      },
    },
    candle: {
      title: 'A candle tells four prices',
      text: 'Open, close, high, low. It recounts a past period and says nothing of the next.',
      desc: 'A rising candle. The body runs from the open, €100, to the close, €106. The wicks reach the high, €109, and the low, €97.',
      labels: {
        high: 'High €109',
        close: 'Close €106',
        open: 'Open €100',
        low: 'Low €97',
        wick: 'wick',
        body: 'body',
      },
    },
    key: {
      title: 'The key signs and stays home',
      text: 'The network receives the transaction and its signature. The private key stays with you; nobody honest asks for it.',
      desc: 'On the left, with you, a private key. On the right, the network. An arrow carries the transaction and its signature to the network, which verifies it. The private key stays on the left.',
      labels: {
        home: 'With you',
        key: 'private key',
        signs: 'signs',
        sent: 'transaction',
        signed: '+ signature',
        network: 'The network',
        checks: 'verifies',
      },
    },
    fees: {
      title: 'A gain is read after fees',
      text: '0.5% to buy and 0.5% to sell: of €50 on screen, €39.75 is left. A losing position pays those fees too.',
      desc: 'Bought for €1,000, sold for €1,050. The gain on screen is €50. The fees to buy, €5, and to sell, €5.25, bring it down to €39.75.',
      labels: {
        shown: 'On screen',
        buying: 'Fee to buy',
        selling: 'Fee to sell',
        net: 'Net',
      },
    },
  },
};
