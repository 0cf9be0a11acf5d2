/** Alternative texts of the drawn pictures of the dictionary: defi. */
import type * as fr from '../../../fr/site/pictures/defi.ts';

export const defi = {
  'finance-decentralisee': 'A dashed bank; in its place, a program that two people call directly.',
  protocole: 'A program tied to a price, to a website and to a group of people who decide.',
  'plateforme-decentralisee': 'Two tokens change places; under each, the key stays with its owner.',
  'teneur-de-marche-automatique':
    'A pool’s curve: sliding along it, two rectangles keep the same area.',
  'reserve-de-liquidite': 'A basin in two halves: a coin goes in, a token comes out.',
  'fournisseur-de-liquidite':
    'Two tokens go into a disc; a share of it comes back, larger or smaller.',
  'perte-ephemere':
    'A curve stays under a straight line on both sides of the point where they touch; the gap is hatched.',
  'liquidite-concentree':
    'A low band across all prices, a tall block over a narrow range, and a price leaving it.',
  'yield-farming': 'Two plants bear a coin; a third bends under its own.',
  'apr-et-apy': 'From the same start, a straight line and a curve that climbs above it.',
  'pret-surcollateralise':
    'A tall pile deposited, a lower pile borrowed, and the level below which it is sold.',
  collateral: 'Two piles of coins behind bars, closed with a padlock.',
  'facteur-de-sante':
    'A dial and its needle; on the left, the zone where liquidation becomes possible, and two possible paths.',
  'pret-eclair': 'A lightning bolt in a frame: coins go in and come out before it closes.',
  oracle: 'An eye watches two prices and passes its reading through a wall to a program.',
  gouvernance: 'Three votes for, two against, one missing; below, one of three settings moves.',
  dao: 'A shared chest above six people: three yes, two no, and one who did not vote.',
  'staking-liquide': 'A pile locked with a padlock; its receipt can leave in several directions.',
  mev: 'Inside a block, a transaction moves from last place to first, and a coin is waiting.',
  'attaque-sandwich':
    'One swap caught between two others; beside it, the price rises twice and then drops.',
  reentrance:
    'A payment loops back to the start of the program before the last line, and a pile grows outside.',
  'audit-de-code': 'A magnifying glass over a page of code; a flaw lies outside it.',
  'verrou-temporel': 'A padlock whose lock is a clock.',
  'valeur-totale-verrouillee':
    'Three vaults added up; part of the third is the second’s money, counted again.',
  'taux-d-utilisation':
    'A rate that is almost flat, then very steep after a kink; beside it, a basin nearly empty.',
  agregateur: 'One swap is split between three pools, then gathered into a single result.',
} satisfies typeof fr.defi;
