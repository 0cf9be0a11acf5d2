import type * as fr from '../../fr/signals/record-view.ts';

export const recordView: typeof fr.recordView = {
  notBegun: {
    title: 'The record has not begun',
    text: 'No signal has been issued yet. The first one will appear here as soon as it is, sealed until a day after it closes.',
  },
  noneClosed: {
    title: 'No signal has closed yet',
    text: 'Signals stay sealed while they are open, and for one more day. Their results will appear here, whatever they are.',
  },
  noneOfShare: 'No closed signals in this selection.',
  shares: { label: 'Signals counted', all: 'All', live: 'Sent', trial: 'Trials' },
  counts: {
    closed: { one: '{n} closed signal', other: '{n} closed signals' },
    entered: { one: '{n} entered', other: '{n} entered' },
    wins: { one: '{n} winner', other: '{n} winners' },
    losses: { one: '{n} loser', other: '{n} losers' },
    all: '{closed}, {entered}: {losses} and {wins}.',
    none: '{closed}.',
  },
  says: {
    sent: {
      loss: {
        one: 'Following it, with {stake} between the entry and the stop, fees on top, lost {amount}.',
        other:
          'Following them all, with {stake} between the entry and the stop each time, fees on top, lost {amount}.',
      },
      gain: {
        one: 'Following it, with {stake} between the entry and the stop, fees on top, made {amount}.',
        other:
          'Following them all, with {stake} between the entry and the stop each time, fees on top, made {amount}.',
      },
      even: {
        one: 'Following it, with {stake} between the entry and the stop, fees on top, made nothing and cost nothing.',
        other:
          'Following them all, with {stake} between the entry and the stop each time, fees on top, made nothing and cost nothing.',
      },
    },
    withTrials: {
      loss: {
        one: 'Had it been followed, with {stake} between the entry and the stop, fees on top: {amount} lost.',
        other:
          'Had they all been followed, with {stake} between the entry and the stop each time, fees on top: {amount} lost.',
      },
      gain: {
        one: 'Had it been followed, with {stake} between the entry and the stop, fees on top: {amount} gained.',
        other:
          'Had they all been followed, with {stake} between the entry and the stop each time, fees on top: {amount} gained.',
      },
      even: {
        one: 'Had it been followed, with {stake} between the entry and the stop, fees on top: no gain and no loss.',
        other:
          'Had they all been followed, with {stake} between the entry and the stop each time, fees on top: no gain and no loss.',
      },
    },
    next: 'That says nothing about the next ones.',
    trials: 'Trials were sent to nobody.',
    none: 'None was entered, so there is no gain and no loss.',
  },
  numbers: {
    sum: 'Total',
    average: 'Average per entered signal',
    uncertain: 'with so few signals the true average may be negative',
    winRate: 'Winners',
    winRateOf: '{share} ({n} of {total})',
    drawdown: 'Maximum drawdown',
    losingRun: 'Longest losing run',
    unentered: 'Never entered',
    unenteredOf: '{expired} expired, {withdrawn} withdrawn',
    unknown: 'not applicable',
  },
  curve: {
    title: 'Total after each signal, in multiples of the risk',
    label:
      'Line of the total, signal by signal ({n}). It starts at 0, reaches {high} at its highest and {low} at its lowest, and ends at {end}. The maximum drawdown is {drawdown}.',
    drawdown: 'Drawdown below the highest point',
    line: 'Total',
    gain: '{size} R gained',
    loss: '{size} R lost',
  },
  months: {
    heading: 'Month by month',
    caption: 'Results by month of closing, universal time',
    month: 'Month',
    entered: 'Entered',
    wins: 'Winners',
    losses: 'Losers',
    unentered: 'Never entered',
    sum: 'Total',
  },
  table: {
    heading: 'All closed signals',
    caption: 'Closed signals, newest first',
    closed: 'Closed',
    signal: 'Signal',
    entry: 'Entry',
    target: 'Take profit',
    stop: 'Stop loss',
    exit: 'Exit',
    result: 'Net result',
    trial: 'Trial',
    actions: { buy: 'Buy', sell: 'Sell' },
    ends: {
      take_profit: 'Take profit reached',
      stop_loss: 'Stop loss hit',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
    notEntered: 'never entered',
    more: { one: 'Show the other one', other: 'Show the other {n}' },
  },
  detail: {
    open: 'Reasoning and what followed',
    openOf: 'Reasoning and what followed for the {pair} signal, event {n}',
    issued: 'Issued',
    validUntil: 'Valid until',
    entered: 'Entered',
    ended: 'Closed',
    gross: 'Before fees and slippage',
    source: 'Source',
    data: 'market prices, {source}',
    desk: 'entered by hand, {source}',
    observed: 'Price seen beyond the stop',
    blind: 'Prices missing for a time from',
    reasoning: 'Reasoning, as issued',
    revised: 'Levels changed on {date}: take profit {target}, stop loss {stop}.',
    withdrawn: 'Why it was withdrawn',
    events: 'Events in the record',
  },
  sealed: {
    open: {
      one: '{n} signal is open and stays sealed. Issued on {date}.',
      other: '{n} signals are open and stay sealed. The oldest was issued on {date}.',
    },
    closed: {
      one: '{n} signal closed less than a day ago: its result will appear, whatever it is.',
      other:
        '{n} signals closed less than a day ago: their results will appear, whatever they are.',
    },
  },
};
