import type * as fr from '../../fr/signals/record.ts';

export const signalsRecord: typeof fr.signalsRecord = {
  title: 'Verifiable record of signals',
  description:
    'Every closed signal, losses included, with its result as a multiple of the risk, the maximum drawdown, and a check that your own browser carries out.',
  heading: 'Every signal, losses included',
  lede: 'A signal is recorded the moment it is issued. Editing or removing it afterwards would show. Its content becomes public a day after it closes, whether it made or lost money.',
  results: {
    heading: 'The results',
    loading: 'Loading the record…',
    failed: 'The record could not be loaded.',
    failedText: 'There are no results to show for now.',
    kept: 'The results below are those of the day this page was published.',
    retry: 'Try again',
    noScript:
      'The table needs JavaScript. Without it, you can read the whole record as JSON at this address:',
  },
  counted: {
    heading: 'How results are counted',
    items: [
      {
        title: 'In multiples of the risk',
        text: '1 R is the distance from the entry to the original stop, before fees: a loss at the stop is a little more. With an entry at €100, a stop at €90 and an exit at €120, a signal makes 20 ÷ 10 = 2 R before fees.',
      },
      {
        title: 'After fees',
        text: '{fee} per order, on the way in and on the way out, plus {slippage} of slippage on every stop and every withdrawal. These are assumptions: your own fees may be higher.',
      },
      {
        title: 'What counts as reached',
        text: 'Prices are read about once a minute, as an average of several exchanges; after an interruption, every five minutes, or every hour if it lasted more than a day. A level touched between two readings is not seen: a stop that your exchange triggered may be missing here. A limit order counts as filled once its price is read, although yours may still be in the queue. Entry and take profit count at their own price, never better; if the price has jumped past the stop, the price seen counts.',
      },
      {
        title: 'The margin of the average',
        text: 'What follows the sign ± is twice the standard error. The true average is within that distance of ours about 95 times out of 100, provided that there are many signals and that they do not win or lose together.',
      },
      {
        title: 'By prices, not by hand',
        text: 'Outcomes come from market prices. Where prices are missing, the outcome is entered by hand and the signal’s details name the source.',
      },
      {
        title: 'Trials and sent signals',
        text: 'A trial goes into the same record but is sent to nobody. It is always marked, and you can count it with the others or separately.',
      },
      {
        title: 'Never entered',
        text: 'A signal whose entry price was never reached, or that was withdrawn before it was, made no gain and no loss. It stays on the list and is left out of the rates.',
      },
      {
        title: 'Open signals',
        text: 'They count in no figure, and a losing one can stay open: look at how many there are and since when. The drawdown is that of closed signals.',
      },
      {
        title: 'Sell signals',
        text: 'A sell signal expects a fall. On an ordinary account you can only sell what you own. Following it otherwise takes a derivative or a borrowed asset: the record does not count the funding or borrowing cost, and the loss has no ceiling.',
      },
    ],
  },
  verify: {
    heading: 'Verify the record',
    text: 'Your browser downloads every event and recalculates each hash, one by one. It asks us for nothing else and sends us nothing.',
    label: 'An earlier hash (optional)',
    hint: 'Every signal email contains one (12:3fa9…, for example). If it is no longer in the record, the record has been rewritten.',
    action: 'Verify the record',
    working: 'Verifying',
    failed: 'The check could not start. Reload the page and try again.',
    json: 'Read the record as JSON',
    proved: {
      heading: 'What this proves',
      items: [
        'Up to the hash that you kept, no event has been edited, removed, added or moved.',
        'What is revealed is exactly what was sealed when it was issued.',
        'Every signal that closed more than a day ago is revealed in full.',
        'Each signal followed the rules: issued once, never closed at its take profit or stop loss without having been entered, nothing after its close.',
      ],
    },
    unproved: {
      heading: 'What it does not',
      items: [
        'That the recorded prices are right: compare them with an exchange’s.',
        'Unless you kept a hash yourself, that there is only one version of the record.',
        'When trials were recorded: no email carried their hash, so their date rests on our clock, unless you or a public archive kept a hash at the time.',
        'That you would have got the same prices, or that future signals will go the same way.',
      ],
    },
  },
  teaser: {
    heading: 'The results are public, losses included',
    text: 'Each signal goes into the record as it is issued, and any later change shows, including one of ours. The record lists every closed signal, shows the maximum drawdown, and lets you verify the whole thing yourself.',
    action: 'See the record',
  },
};
