/** The lab on support and resistance levels placed by hand. */
export const levelsLab = {
  title: 'Your levels against chance',
  kind: 'Series',
  kinds: { random: 'Random', hidden: 'With two hidden levels' },
  count: 'Levels placed',
  level: 'Level {n}',
  tolerance: 'Tolerance',
  show: 'Show what came next',
  hide: 'Hide what came next',
  again: 'Another series',
  results: {
    before: 'Rebounds before',
    asGoodBefore: 'Chance does as well',
    after: 'Rebounds after',
    asGoodAfter: 'After, chance does as well',
  },
  ofContacts: 'of {n}',
  price: 'price, starting at 100',
  days: 'days',
  held: 'rebound',
  broken: 'break',
  levels: { one: 'Your level had', other: 'Your {n} levels had' },
  contacts: { one: '{n} contact', other: '{n} contacts' },
  heldText: { one: '{n} rebound', other: '{n} rebounds' },
  brokenText: { one: '{n} break', other: '{n} breaks' },
  noContact: 'No contact in the {days} days shown.',
  before:
    '{levels} {contacts} in {days} days: {held} and {broken}. Out of 1,000 random draws of as many levels, {share} do as well or better.',
  foreseen: 'You chose while looking at these prices, so the comparison favours you.',
  noneAfter: 'No contact over the next {days} days: nothing to count.',
  after: 'Over the next {days} days: {held}, {broken}, and {share} of the draws do as well.',
  chance: 'Nothing sets this result apart from chance.',
  unsure: 'Better than most, but too few contacts to draw a conclusion.',
  rare: 'Chance rarely does that well. One reader in twenty still gets there knowing nothing.',
  reveal: 'The hidden levels were at {low} and {high}.',
  formula:
    'Contact: a close within {tolerance} of the level, or on its other side. A rebound if the price leaves on the side it came from. Score: rebounds less breaks. Made-up series',
  trials: {
    lead: {
      text: 'Place levels that fewer than 5% of the random draws match over the days shown.',
      shows:
        'It can be done on a series without memory, because you choose after looking. On its own this score proves nothing.',
    },
    after: {
      text: 'On a random series, show what came next. Does the lead last?',
      shows:
        'Change the series and do it again: more often than not it is gone, because these prices do not know where your levels are.',
    },
    hidden: {
      text: 'Choose the series with two hidden levels, look for them, then show what came next.',
      shows:
        'There, a well-placed level holds more often afterwards too. The same count tells the two series apart, given enough contacts.',
    },
  },
};
