/** Alternative texts of the drawn pictures of the dictionary: judgement. */
import type * as fr from '../../../fr/site/pictures/judgement.ts';

export const judgement = {
  'signal-de-trading':
    'A message with three levels, a target, an entry and a stop, then two possible paths.',
  'test-historique':
    'A past price in two parts: the first one studied, the last one under a padlock.',
  surapprentissage: 'A curve runs through every known point, then far from the next ones.',
  'journal-de-trading': 'A spiral notebook, one line per trade, with wins and losses.',
  'biais-de-survie': 'Three coins inside a frame; outside it, seven others have faded away.',
  'biais-de-confirmation': 'A filter lets the ticks through and keeps the crosses out.',
  'aversion-aux-pertes': 'A curve steeper on the side of losses than on the side of gains.',
} satisfies typeof fr.judgement;
