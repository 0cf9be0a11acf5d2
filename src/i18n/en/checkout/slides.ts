import type * as fr from '../../fr/checkout/slides.ts';

export const slides: typeof fr.slides = {
  label: 'Four ideas from the course, drawn',
  pause: 'Pause the slides',
  resume: 'Resume the slides',
  step: 'Drawing {n} of {total}: {title}',
  items: {
    size: {
      title: 'The stop decides how many units',
      text: 'You accept losing €40, before fees; the stop is €5 away: 8 units.',
      desc: 'Two price lines: the entry at €80 and, below it, the stop at €75. A double arrow measures the distance.',
    },
    candle: {
      title: 'A candle shows four prices',
      text: 'Open, close, high, low. It says nothing of what comes next.',
      desc: 'A rising candle. The body runs from the open to the close; the wicks reach the high and the low.',
      labels: {
        high: 'high',
        close: 'close',
        open: 'open',
        low: 'low',
      },
    },
    key: {
      title: 'The key signs and stays with you',
      text: 'Nobody honest asks you for it.',
      desc: 'A key stays in its frame. An arrow leaves for the network, a dashed circle.',
    },
    fees: {
      title: 'A gain is counted after fees',
      text: '€50 on screen, €39.75 in the end. A losing position pays fees too.',
      desc: 'Three bars: the gain on screen, €50; the fees; and what is left, €39.75.',
    },
  },
};
