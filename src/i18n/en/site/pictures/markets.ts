/** Alternative texts of the drawn pictures of the dictionary: markets. */
import type * as fr from '../../../fr/site/pictures/markets.ts';

export const markets = {
  'carnet-d-ordres': 'Sell bars above a line, buy bars below it.',
  'ecart-achat-vente':
    'Two arrows measure the band between the lowest selling price and the highest buying price.',
  glissement: 'An order climbs four price steps; its average is above the price shown.',
  liquidite: 'The same order barely moves a deep market and carves a hole in a thin one.',
  'ordre-a-cours-limite':
    'A price may fall to a line, where the order is filled, or rise without reaching it.',
  'ordre-au-marche': 'An order splits into three arrows and takes the first three sell offers.',
  'ordre-stop': 'A price falls onto a line, and the sale starts from that point.',
  'repli-maximal': 'A curve, and an arrow from its peak down to the lowest point after it.',
  'plateforme-d-echange': 'Buy and sell orders enter a house, which keeps coins inside.',
  'paire-de-negociation':
    'Two coins with a slash between them, and two arrows that go from one to the other.',
  'teneur-de-marche': 'A coin enters an inventory low down; another leaves it higher up.',
  'maker-et-taker': 'A wall of bricks: one person adds one, another takes one away.',
  'gre-a-gre': 'Two people exchange a coin directly; an order book stays to one side.',
  'profondeur-de-marche':
    'Two staircases of orders, to buy and to sell, and a measured band across the middle.',
  'objectif-de-gain': 'A price climbs to a target; below the entry, a line limits the loss.',
  'stop-suiveur':
    'A staircase climbs behind a price and never comes down; the price ends up touching it.',
  'ordre-oco': 'Two orders on one chain: one is ticked, the other crossed out.',
} satisfies typeof fr.markets;
