import type * as fr from '../../fr/site/pictures.ts';

export const pictures: typeof fr.pictures = {
  lessons: {
    'fondamentaux-blockchain':
      'Three blocks in a row, each repeating the hash of the one before. One line of the second has changed: its link to the third is broken.',
    'principes-decentralisation':
      'On the left, a failed centre cuts off all its points. On the right, a network loses one point and the others stay connected.',
    'cryptographie-securite':
      'A key signs a document. The way back from the signed document to the key is barred.',
    'types-blockchain':
      'Above a chain of blocks, a second chain bundles its entries and places them in a single block.',
    'bitcoin-histoire':
      'The number of new bitcoins halves at each step; their total flattens out below a limit.',
    'ethereum-smart-contracts':
      'Coins enter a program. If the condition is met they are paid out; otherwise they come back.',
    'types-tokens':
      'On one chain: a coin, several identical tokens, and a one-of-a-kind ticket marked with a star.',
    'securite-wallets':
      'A device shows on its screen what it is about to sign. The key stays inside.',
    'indicateurs-techniques':
      'A moving average follows candles with a delay; below, an oscillator moves between two bounds.',
    'analyse-graphiques':
      'One candle enlarged, its four prices marked on a scale: high, low, open and close.',
    'patterns-trading':
      'Two lows below a line. From the point where the price returns to it, two possible paths, up and down.',
    'gestion-risque':
      'Entry, stop and target. The area between entry and stop is the accepted loss; both paths have the same length.',
    'protocoles-defi':
      'A deposit taller than the loan it secures. The red line is the level below which it is sold.',
    'yield-farming': 'The same disc cut into four, then into sixteen: each share gets smaller.',
    'pools-liquidite':
      'A curve of reserves. Two rectangles of equal area show the reserves before and after a trade.',
    stablecoins:
      'A price keeps to its line, then drops away. Below, three piles of reserves and one empty place.',
    'securisation-wallets':
      'Two keys out of three lead to a safe; the third, dashed, is not needed.',
    'arnaques-crypto': 'Gains drawn on a dashed screen. A fish hook hangs beside it.',
    'gestion-portfolio':
      'A ring in four parts, each with its target: the largest part exceeds its own.',
    'strategies-avancees':
      'Two prices, that of the asset and that of the futures contract, meet at expiry.',
  },
  articles: {
    'frais-d-une-operation':
      'From a green column to a lower blue one: six costs go down like the steps of a staircase.',
    'lire-un-carnet-d-ordres':
      'Sellers above, buyers below, a gap between them, and a buy order that climbs through the sellers.',
  },
  dictionary: {
    blockchain: 'Three blocks tied to one another; the fourth is not there yet.',
    'carnet-d-ordres': 'Sell bars above a line, buy bars below it.',
    'ecart-achat-vente':
      'Two arrows measure the band between the lowest selling price and the highest buying price.',
    empreinte: 'A long text goes through a funnel and comes out as a short code.',
    glissement: 'An order climbs four price steps; its average is above the price shown.',
    hameconnage: 'A closed envelope, and a fish hook beside it.',
    jeton: 'A hexagonal token standing on a chain of blocks.',
    liquidite: 'The same order barely moves a deep market and carves a hole in a thin one.',
    noeud: 'At the centre of a network, one computer with its own copy of the chain.',
    'ordre-a-cours-limite':
      'A price may fall to a line, where the order is filled, or rise without reaching it.',
    'ordre-au-marche': 'An order splits into three arrows and takes the first three sell offers.',
    'ordre-stop': 'A price falls onto a line, and the sale starts from that point.',
    'phrase-de-recuperation': 'Twelve words on a sheet, from which three keys come out.',
    portefeuille: 'A wallet holds a key. The key points to a block, which stays on the chain.',
    'preuve-d-enjeu':
      'Piles of deposits: the tallest proposes a block; another, crossed out, has been lost.',
    'preuve-de-travail': 'Ten bars rise above a line. The eleventh stays below it: it has won.',
    'repli-maximal': 'A curve, and an arrow from its peak down to the lowest point after it.',
    stablecoin:
      'An almost flat price within a narrow band, while another curve rises and falls widely.',
  },
};
