import type * as fr from '../../fr/market/live.ts';

export const marketLive: typeof fr.marketLive = {
  asOf: 'Figures as of {time}.',
  stale:
    'Old figures, as of {time}: the source has stopped answering, and these are the last received.',
  error: 'The data could not be fetched',
  kept: 'The figures shown are as of {time}.',
  none: 'No figures could be loaded yet.',
  offline: 'You seem to be offline; updates will resume with the connection.',
  retry: 'Try again',
  failedAgain: 'The new attempt failed as well.',
  resumed: 'Updates have resumed: figures as of {time}.',
  pricesIn: { eur: 'Prices are in euros.', usd: 'Prices are in dollars.' },
  week: 'From {start} to {end}, between {low} and {high}.',
  noWeek: 'No chart for this week.',
  overview: {
    say: '{up} over 24 hours; {down}. The middle half of the changes lie between {low} and {high}. Bitcoin: {bitcoin}.',
    rise: {
      one: '{n} crypto-asset out of {total} rose',
      other: '{n} crypto-assets out of {total} rose',
    },
    fall: { one: '{n} fell', other: '{n} fell' },
    rises: { one: 'rose', other: 'rose' },
    falls: { one: 'fell', other: 'fell' },
    same: { one: '{n} unchanged', other: '{n} unchanged' },
    dots: 'A cloud of {total} dots, one per crypto-asset, from −6% to +6%; the middle half lie between {low} and {high}.',
    place: '{symbol}, no. {n}',
    cell: '{name} {symbol}, {change}',
    open: 'Open {name}',
  },
  coins: { one: '{n} crypto-asset', other: '{n} crypto-assets' },
  found: '{n} of {total}',
  rest: { one: 'Show the last one', other: 'Show the other {n}' },
  sorted: {
    name: ['from Z to A', 'from A to Z'],
    price: ['from the highest price to the lowest', 'from the lowest price to the highest'],
    day: [
      'from the largest rise over 24 hours to the largest fall',
      'from the largest fall over 24 hours to the largest rise',
    ],
    week: [
      'from the largest rise over 7 days to the largest fall',
      'from the largest fall over 7 days to the largest rise',
    ],
    cap: [
      'from the largest market cap to the smallest',
      'from the smallest market cap to the largest',
    ],
  },
  follow: 'Follow {name}',
  noMatch: {
    title: 'No crypto-asset matches “{query}”',
    text: 'Try a name or a symbol, such as BTC. The table holds {total} crypto-assets, not every one there is.',
    action: 'Clear the filter',
  },
  noMatchFollowed: {
    title: 'None of your favourites matches “{query}”',
    text: 'The filter looks only among the names you marked with a star.',
    action: 'Search the whole market',
  },
  noFavourites: {
    title: 'You have no favourites yet',
    text: 'Press the star beside a name and you will find it here. The list stays in this browser and is sent to nobody.',
    action: 'See the whole market',
  },
};
