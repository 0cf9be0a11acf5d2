/** The feed of signals and the card of the dashboard, loaded with them. */
import type * as fr from '../../fr/signals/feed.ts';

export const signalFeed: typeof fr.signalFeed = {
  loading: 'Loading signals…',
  failed: 'The signals could not be loaded. Nothing is lost. Try again in a moment.',
  retry: 'Try again',
  slow: 'This is taking longer than expected.',
  stale: 'No answer since {time}. There may be a newer signal; we will keep trying.',
  upToDate: 'Up to date as of {time}',
  noAccess: {
    notOpen: 'Signals are not open yet',
    notOpenText:
      'No signals are being issued yet. Leave your address and you will get one email, on the day they open.',
    notOpenIncluded:
      'Your plan includes signals: they will appear here from the day they open. There is nothing you need to do.',
    notify: 'Notify me when signals open',
    subscribe: 'Signals are part of the Training + Signals plan',
    subscribeText:
      'It costs {price} a month, with no commitment. Signals that closed more than a day ago, losers included, can be read without a subscription.',
    plans: 'See the plans',
    upgrade: 'Your plan does not include signals',
    upgradeText:
      'You can change to Training + Signals in your settings. You pay only the difference for the current month, and you see the amount first.',
    change: 'Change plan',
    unknown:
      'Your subscription could not be checked. Nothing is lost and there is nothing to pay. Try again in a moment.',
    read: 'How to read a signal',
  },
  filters: {
    legend: 'Filter signals',
    state: 'Status',
    states: { all: 'All', open: 'Open', closed: 'Closed' },
    action: 'Direction',
    actions: { all: 'Buys and sells', buy: 'Buys', sell: 'Sells' },
    coin: 'Crypto-asset',
    allCoins: 'All crypto-assets',
    count: { one: '{n} signal', other: '{n} signals' },
    none: 'No signals match these filters.',
    clear: 'Clear the filters',
  },
  list: {
    heading: 'Signals',
    empty: 'No open signals',
    emptyText:
      'A week without a clear setup is a week without a signal. The next one will appear here on its own.',
    older: 'Show older signals',
    olderFailed: 'Older signals could not be loaded.',
    back: 'All signals',
    choose: 'Choose a signal',
    chooseText:
      'Its price levels, the reasoning, an annotated chart and the position size open here.',
    unread: 'unread',
    unreadCount: { one: '{n} unread', other: '{n} unread' },
    readAll: 'Mark all as read',
    allRead: 'All read',
    gone: 'This signal is not in the list. It may have closed long ago: look for it under “All results”.',
    arrived: { one: '{n} new signal', other: '{n} new signals' },
    show: 'Show',
    mails: 'Choose your emails',
    execution: 'Automatic execution',
    record: 'All results',
  },
  actions: { buy: 'Buy', sell: 'Sell' },
  /** A row: how the signal stands. */
  standings: {
    issued: 'waiting for entry, {left} left',
    late: 'time is up',
    entry_hit: 'running',
    take_profit: 'take profit reached',
    stop_loss: 'stop loss hit',
    expired: 'expired, never entered',
    withdrawn: 'withdrawn',
  },
  /** In the detail: the same in a sentence. */
  sentences: {
    issued:
      'Waiting for the entry until {until}. If the price does not get there by then, the signal is void.',
    late: 'Time ran out on {until}: cancel your pending order. The outcome will be recorded in a moment.',
    entry_hit:
      'Entered on {entered}. It runs until the take profit, the stop loss or its withdrawal.',
    take_profit: 'The take profit was reached on {closed}.',
    stop_loss: 'The stop loss was hit on {closed}. The signal provided for this outcome.',
    expired: 'The price never reached the entry. The signal has been void since {until}.',
    withdrawn: 'Withdrawn on {closed}. Cancel your pending order, or close the position.',
  },
  result: '{n} R',
  resultHelp:
    'R is the result as a multiple of the risk set when the signal was issued, before fees.',
  since: 'issued {when}',
  levels: {
    heading: 'Price levels',
    stop: 'stop',
    entry: 'entry',
    target: 'target',
    price: 'price',
    exit: 'exit',
    names: {
      stop: 'Stop loss',
      entry: 'Entry',
      target: 'Take profit',
      exit: 'Exit',
      price: 'Current price',
    },
    /** The text alternative of the drawn line. */
    line: '{action} {pair}: stop loss {stop}, entry {entry}, take profit {target}{last}.',
    lastPrice: ', last price {price}',
    lastExit: ', exit at {price}',
    fromEntry: '{share} from entry',
    moved: 'moved, {first} when issued',
    copy: 'Copy',
    copyWhich: ' {name}, {price}',
    copyAll: 'Copy all three levels',
    /** What is copied: for a form of an exchange, so without thousands. */
    copyText: '{action} {pair}\nEntry {entry}\nStop loss {stop}\nTake profit {target}',
    copied: '{name} copied: {value}',
    copiedAll: 'All three levels are copied.',
    notCopied: 'Your browser refused to copy. Select the number and copy it.',
    ratio:
      'Reward to risk {ratio} to 1: {gain} aimed for, {loss} at risk, per unit and before fees.',
    secured: 'The stop loss is at or past the entry: before fees, closing there loses nothing.',
    leaving:
      'The take profit has been moved to the entry or short of it, to leave early: do not open this position any more.',
    waiting: 'The price is {price}. A limit order waits at {entry}.',
    past: 'The price is {price}: entering now would cut the reward-to-risk ratio from {ratio} to {late}.',
    beyond: 'The price is {price}, at or beyond the stop loss or the take profit: do not enter.',
    source: 'Price at {time}.',
    sourceStale: 'Old price, from {time}: the source has stopped answering.',
  },
  chart: {
    heading: 'Seven days, annotated',
    loading: 'Loading the chart…',
    failed: 'The chart could not be loaded. We will keep trying.',
    none: 'The last seven days of prices are missing for this crypto-asset.',
    alternative:
      'Price of {coin} over seven days: from {from} to {to}, between {low} and {high}. Stop loss {stop}, entry {entry}, take profit {target}.{marks}',
    mark: ' {n}: {event}, {when}.',
    before: 'What happened before these seven days is in the history below.',
  },
  reasoning: 'Reasoning',
  size: {
    heading: 'Your position size',
    text: 'Your numbers stay in this tab and are not sent to us.',
    capital: 'Capital',
    risk: 'Risk per trade',
    fee: 'Fee per order',
    shares: 'in %',
    analyst: 'The analyst put the risk of this signal at {risk} of the capital.',
    errors: {
      capital: 'A number greater than zero.',
      risk: 'Between 0.05% and 5%.',
      fee: 'Between 0% and 5%.',
    },
    units: 'Quantity',
    engaged: 'Amount committed',
    loss: 'If the stop loss is hit',
    gain: 'If the take profit is reached',
    capped:
      'Your risk would allow more, but the amount committed cannot exceed your capital: the quantity is reduced.',
    tooSmall: 'This capital and this risk are too small for the smallest quantity.',
    feesEat: 'At this fee, reaching the take profit earns nothing.',
    secured:
      'The stop loss is at or past the entry. This sum is for an entry at the planned price, with the original stop loss.',
    sentence:
      '{budget} ÷ {loss} lost per unit (both fees and {slippage} of slippage included) = {units}. A price gap can jump past the stop loss and cost more.',
    copy: 'Copy the quantity',
  },
  history: {
    heading: 'What happened',
    kinds: {
      issued: 'Issued',
      revised: 'Levels moved',
      entry_hit: 'Entry reached',
      take_profit: 'Take profit reached',
      stop_loss: 'Stop loss hit',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
    levels: 'take profit {target}, stop loss {stop}',
    at: 'at {price}',
    observed: 'price observed: {price}',
    by: { data: 'according to {source}', desk: 'entered by hand, source: {source}' },
    blind: 'prices missing for a time from {from}',
  },
  proof: {
    heading: 'Proof',
    text: 'Each event is sealed in a public chain the moment it happens. Write down this number and hash, or publish them: if we changed anything later, they would no longer match.',
    position: 'Number in the chain',
    hash: 'Hash',
    copy: 'Copy number and hash',
    copied: 'Number and hash are copied.',
    verify: 'Verify the whole chain',
  },
  /** Announced to screen readers. */
  news: '{action} {pair}. {event}.',
  durations: {
    now: 'less than a minute',
    day: '{d} d {h} h',
    hour: '{h} h {m} min',
    minute: '{m} min',
  },
  card: {
    unread: { one: '{n} unread signal', other: '{n} unread signals' },
    allRead: 'All read.',
    none: 'No open signals. A week without a clear setup is a week without a signal.',
    all: 'Open the signals',
    more: { one: 'and {n} more open', other: 'and {n} more open' },
  },
};
