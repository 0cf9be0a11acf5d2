/** Alternative texts of the drawn pictures of the dictionary: contracts on a price, leverage, margin. */
import type * as fr from '../../../fr/site/pictures/derivatives.ts';

export const derivatives = {
  'effet-de-levier': 'Two coins at the end of a lever lift a block far larger than they are.',
  marge: 'A loss eats into a deposit from above and brings it closer to a red line.',
  'appel-de-marge': 'A tank has dropped below its minimum level; a bell rings and a coin is added.',
  liquidation:
    'A price falls onto a line, the position is closed there, and the price climbs back without it.',
  'contrat-perpetuel': 'A signed contract, with the sign for infinity in place of a date.',
  'contrat-a-terme': 'A fixed price leads to a date; the actual price may end above or below it.',
  'taux-de-financement':
    'A coin passes from the side of a rise to the side of a fall, or the other way.',
  'interet-ouvert': 'Five links between buyers and sellers: three still hold, two are undone.',
  option: 'A flat loss up to a fixed price, then a line that climbs towards a gain.',
  'vente-a-decouvert':
    'A borrowed coin is sold; then come two possible prices, lower with a floor, or higher without a limit.',
  'position-longue': 'A rising line: a loss to the left of the entry, a gain to the right.',
  'position-courte':
    'A falling line: a bounded gain to the left of the entry, an unlimited loss to the right.',
  'prix-de-reference':
    'A calm line among three prices; one of them has a dip that does not move it.',
  'base-a-terme': 'Two prices draw closer until a date at which they meet.',
  couverture: 'An umbrella covers one pile of coins; another stays out in the rain.',
} satisfies typeof fr.derivatives;
