import type * as fr from '../../fr/market/market.ts';

export const market: typeof fr.market = {
  title: 'Crypto market: prices, 24h, 7 days',
  description:
    '{n} crypto-assets: price, change over 24 hours and 7 days, market cap and chart, in euros or dollars. And what each column hides.',
  heading: 'The crypto market',
  lede: 'The prices of {n} crypto-assets, their seven-day charts and the time of the figures. The page updates while you read, and says so when it no longer can.',
  readOn: 'How to read it',
  overview: {
    heading: 'How many rose, how many fell',
    note: 'Change over 24 hours. Each crypto-asset counts as one, whatever its size.',
    spread: 'By how much',
    least: '−6% and below',
    most: '+6% and above',
    strip: 'From the largest to the smallest',
    stripLabel: 'Crypto-assets, from the largest market cap to the smallest',
    open: 'Open',
    legend: 'Under 1%, 1 to 3%, over 3%',
  },
  table: {
    caption: 'Prices, changes, market caps and seven-day charts of crypto-assets',
    columns: {
      name: 'Crypto',
      price: 'Price',
      day: '24h',
      week: '7d',
      cap: 'Market cap',
      line: '7 days',
    },
    drawn: 'line',
    key: 'Line: 7 days · change: 24h',
    limits:
      'Each price is an average across several exchanges, not the one you will pay. Being listed here is not a recommendation.',
    source:
      'Data: {link}. Prices are volume-weighted averages; market caps count the tokens in circulation.',
    missing: 'No figures at the moment',
    missingText:
      'The source did not answer when this page was published, and we do not make prices up. The figures will appear here as soon as it answers; without JavaScript, when the page is next published.',
  },
  tools: {
    label: 'Adjust the table',
    filter: 'Filter by name or symbol',
    placeholder: 'Name or symbol',
    favourites: 'Favourites',
    currency: 'Currency',
    eur: 'Euros',
    usd: 'Dollars',
    sort: 'Sort by',
    orders: {
      capDown: 'Market cap',
      priceDown: 'Price',
      dayDown: 'Rise over 24h',
      dayUp: 'Fall over 24h',
      weekDown: 'Rise over 7d',
      weekUp: 'Fall over 7d',
      nameUp: 'Name',
    },
  },
  excerpt: {
    rise: '{n} up in 24h',
    fall: '{n} down',
    heading: 'The market, in five rows',
    text: 'The five largest market caps as of {time}.',
    link: 'See the whole market',
  },
  ticker: 'Prices and 24-hour changes as of {time}, from CoinGecko.',
  read: {
    heading: 'How to read this table correctly',
    text: 'The figures in these three examples are invented. The last two use the same token, invented too: it is worth €2.40, with 20 million in circulation.',
    check: 'Check it',
    items: [
      {
        title: 'The price is not yours',
        text: 'The price in the table is an average of the latest trades on several exchanges, weighted by quantity. Yours is the lowest price on the sell side of your exchange’s order book, plus fees.',
        check: '€100.00 shown, €100.20 paid with a fee of 0.2%.',
      },
      {
        title: '24h and 7d can disagree',
        text: 'Each change starts at a different moment, and both windows slide. Red over a day and green over seven: both are true. Percentage changes cannot be added; they compound.',
        check: '2.40 ÷ 2.50 = 0.96, or −4% in a day. 2.40 ÷ 2.00 = 1.20, or +20% in seven.',
      },
      {
        title: 'A market cap is not cash in hand',
        text: 'Market cap is the price multiplied by the number of tokens in circulation. It compares sizes. It does not say how much money went in, nor how much could come out.',
        check: '€2.40 × 20,000,000 tokens = €48,000,000.',
      },
    ],
  },
  hidden: {
    heading: 'What the numbers hide',
    text: 'Four blind spots, each with a calculation. The first two use the same invented token.',
    items: [
      {
        title: 'Liquidity',
        text: 'You sell 20,000 tokens. The book has buyers for only 4,000 at €2.40, then 6,000 at €2.35, then 10,000 at €2.28. You receive 9,600 + 14,100 + 22,800 = €46,500, not €48,000: 3.1% less, before fees. A sale of 0.1% of the tokens in circulation took the price from €2.40 to €2.28, or −5%.',
        term: 'liquidite',
      },
      {
        title: 'Tokens that do not circulate yet',
        text: 'If 100 million tokens are planned and 20 million circulate, the diluted valuation, at the same price, is €240m, five times the market cap in its row. Every token released can be sold. And among those that “circulate”, some sit untouched with the founders.',
        term: 'jeton',
      },
      {
        title: 'Trading with yourself',
        text: 'Ten round trips of €1,000 between two accounts held by the same person show up as €20,000 of volume. Nobody bought anything from anybody. High volume is therefore no proof of interest; the depth of the book is a better sign.',
        term: 'carnet-d-ordres',
      },
      {
        title: 'Rounding',
        text: 'A price displayed as €0.01 may be €0.0051 or €0.0149: nearly three times as much. A change displayed as 0.0% may be a rise or a fall. For very small prices, look for more decimal places before you draw a conclusion.',
        term: 'ecart-achat-vente',
      },
    ],
    more: 'See “{term}”',
  },
  arithmetic: {
    heading: 'Losing 10% then gaining 10% does not bring you back to the start',
    text: [
      'You have €100. The price falls by 10%: €90 is left. It rises by 10%: 10% of 90 is 9, and you have €99. The rise applies to a smaller sum than the fall did.',
      'The order changes nothing: 100 × 1.10 × 0.90 = 99 too. And the deeper the fall, the larger the climb it takes, without limit.',
    ],
    title: 'Same percentage, different sum',
    desc: 'Three bars. The first is €100. An arrow, minus 10%, leads to the second: €90. An arrow, plus 10%, leads to the third: €99. A dashed line at €100 shows that €1 is missing. The axis is cut below €80.',
    caption: 'Axis cut below €80. Before fees. Ten such falls and rises would leave €90.44.',
    missing: '−€1',
    steps: ['−10%', '+10%'],
    bars: ['€100', '€90', '€99'],
    table: {
      caption: 'The rise it takes to undo a fall',
      fall: 'Fall',
      left: 'Left from €100',
      rise: 'Rise needed',
      rows: [
        ['−10%', '€90', '+11.1%'],
        ['−25%', '€75', '+33.3%'],
        ['−50%', '€50', '+100%'],
        ['−80%', '€20', '+400%'],
      ],
    },
    term: 'The depth of such a fall has a name: maximum drawdown.',
  },
  before: {
    heading: 'Three questions to ask about a crypto-asset',
    items: [
      {
        question: 'How much would I lose by selling now?',
        text: 'Read the order book, not the price. Add up the buy orders until you reach your quantity.',
      },
      {
        question: 'What share of the tokens already circulates?',
        text: 'Divide the tokens in circulation by the planned total. At 20%, four tokens in five are still to come.',
      },
      {
        question: 'Where does this price come from?',
        text: 'How many exchanges, and which ones? It takes little money to move a price made on a single market.',
      },
    ],
  },
  source: {
    heading: 'Where the prices in a table come from',
    text: [
      'There is no single price: each exchange has its own. An aggregator collects them and averages them. The table on this page takes its prices from CoinGecko, which defines each as a global volume-weighted average, and market capitalisation as that price multiplied by the circulating supply.',
      'It shows the time of its last reading, and says when that reading fails. An old price presented as current does more harm than an empty cell.',
    ],
    link: 'CoinGecko’s method',
    write: 'Does a number on this page look wrong? Write to us, with your calculation.',
    action: 'Report a mistake',
    subject: 'Market page',
  },
  next: {
    heading: 'Know what a price leaves out',
    text: 'The article on the order book goes through a price level by level, without an account.',
    action: 'Read an order book',
  },
};
