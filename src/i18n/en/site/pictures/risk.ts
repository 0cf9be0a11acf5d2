/** Alternative texts of the drawn pictures of the dictionary: risk. */
import type * as fr from '../../../fr/site/pictures/risk.ts';

export const risk = {
  'ratio-gain-risque':
    'On either side of the entry, a planned loss and a target gain twice as large.',
  'taille-de-position':
    'Two rectangles of equal area: few units with a distant stop, many with a close one.',
  'esperance-de-gain': 'Four gains, six smaller losses, and a line at their average.',
  'taux-de-reussite': 'Ten trades, four of them won, and a bar four tenths full.',
  'risque-de-ruine': 'Three paths of the same capital; one meets the floor and ends there.',
  diversification:
    'On the left, a single part, lost; on the right, five parts of which one is lost.',
  reequilibrage: 'Two uneven columns; what one has in excess goes to fill the other.',
  allocation: 'A ring divided into shares, one small slice of which stands apart.',
  'achats-programmes':
    'Five purchases on regular dates: the lower the price, the taller the bar of units.',
  'interets-composes': 'Columns that rise further and further above a straight line.',
  'ratio-de-sharpe':
    'Two paths to the same point: one calm, in a narrow band, the other very turbulent.',
} satisfies typeof fr.risk;
