/** Alternative texts of the drawn pictures of the dictionary: rules. */
import type * as fr from '../../../fr/site/pictures/rules.ts';

export const rules = {
  mica: 'Twelve dots in a circle around a coin.',
  psca: 'A shop, and beside it the rosette of its authorisation.',
  amf: 'A magnifying glass over the candles of a market.',
  'prelevement-forfaitaire': 'A gain drawn as a disc, with two slices taken out.',
  'plus-value': 'Two sales beside their purchase prices: one above, one below.',
  cession: 'A coin swapped for a banknote crosses a bar; swapped for another coin, it does not.',
  'formulaire-2086': 'A form with five columns, and one box for the result.',
  'formulaire-3916-bis': 'A list to tick, and a globe with three accounts marked on it.',
  'prix-total-d-acquisition':
    'Three purchases add up to one column, part of which has already been used.',
  'connaissance-client': 'An identity card, and a magnifying glass checking it.',
  'lutte-contre-le-blanchiment': 'Coins in a washing machine; at the exit, a barrier.',
  'regle-du-voyage': 'A coin goes from one account to another with a label bearing two names.',
  dac8: 'Three exchanges send their totals to the same file.',
  'liste-noire-amf':
    'A list of crossed-out names; beside it, three that are not on it, two of them fraudulent.',
  'jeton-de-monnaie-electronique':
    'A token and a banknote are exchanged for each other, both ways.',
  'jeton-se-referant-a-des-actifs':
    'A token tied to a basket that holds an ingot, a coin and a banknote.',
  'abus-de-marche': 'A purchase made on a message received before the price jumps.',
  'manipulation-de-cours': 'A price pulled up by strings, and then its fall.',
  'monnaie-fiduciaire': 'Three banknotes, one over the other.',
  'monnaie-numerique-de-banque-centrale': 'A banknote passes from a central bank to a phone.',
} satisfies typeof fr.rules;
