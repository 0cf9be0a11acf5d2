/** Alternative texts of the drawn pictures of the articles about markets. */
import type * as fr from '../../../../fr/site/pictures/articles/markets.ts';

export const markets = {
  'frais-d-une-operation':
    'From a green column to a lower blue one: six costs go down like the steps of a staircase.',
  'lire-un-carnet-d-ordres':
    'Sellers above, buyers below, a gap between them, and a buy order that climbs through the sellers.',
  'achats-programmes':
    'A price that falls then rises, five purchases at equal intervals, and bars that are taller where the price is lower.',
  'financement-et-levier':
    'Two coins at the far end of a lever balance a much larger block; under the coins, a limit in red dashes.',
  'cycles-de-marche':
    'A price falls from its peak and gets back to it much later; then two dotted paths start, one up and one down.',
  'analyse-on-chain':
    'Addresses tied by payments; a blue label takes in four of them, one of which, crossed out in red, does not belong.',
  'risque-des-stablecoins':
    'A blue reserve that is not full; in front of it four tokens wait, two are paid and the last two are crossed out in red.',
  'tokenomics-lire-une-emission':
    'Three discs, each larger than the last; the same blue piece takes up a smaller and smaller share.',
} satisfies typeof fr.markets;
