/** Alternative texts of the drawn pictures of the dictionary: blocks, mining, deposits. */
import type * as fr from '../../../fr/site/pictures/chains.ts';

export const chains = {
  blockchain: 'Three blocks tied to one another; the fourth is not there yet.',
  empreinte: 'A long text goes through a funnel and comes out as a short code.',
  jeton: 'A hexagonal token standing on a chain of blocks.',
  noeud: 'At the centre of a network, one computer with its own copy of the chain.',
  'preuve-d-enjeu':
    'Piles of deposits: the tallest proposes a block; another, crossed out, has been lost.',
  'preuve-de-travail': 'Ten bars rise above a line. The eleventh stays below it: it has won.',
  stablecoin:
    'An almost flat price within a narrow band, while another curve rises and falls widely.',
  bloc: 'A framed page with a hash in its band and four transactions below.',
  'bloc-genese':
    'Against a wall stands a first block; three others follow it, further and further off.',
  transaction: 'A coin passes from one pile to another, above a signature.',
  confirmation: 'Four blocks piled on a payment, and five red bars that shorten towards the top.',
  finalite: 'Three blocks under a padlock, a line, then two dashed blocks.',
  minage: 'A pickaxe strikes a rock, and a coin comes out.',
  difficulte: 'A metronome whose weight can be moved up or down its rod.',
  'taux-de-hachage': 'A dial with its needle past the middle, above a row of bars.',
  'recompense-de-bloc': 'Beside a block, a tall pile of new coins plus a small pile of fees.',
  halving: 'A whole coin, then a half, a quarter and an eighth.',
  validateur: 'A pile of coins under a padlock, and a stamp raised above a ticked block.',
  'mise-en-jeu': 'Coins shut inside a padlock; beside it, two possible paths, up and down.',
  'sanction-de-validateur':
    'A key tied to two crossed-out blocks, and a pile of coins cut by more than half.',
  'attaque-des-51':
    'A disc with one share larger than half. Beside it, a chain of three blocks replaces one of two.',
  'double-depense': 'One coin sets off towards two recipients: one is paid, the other crossed out.',
  mempool: 'A basin full of payments; one of them leaves it and enters a block.',
  'frais-de-reseau': 'A raised toll barrier, a coin and an envelope.',
  gaz: 'A fuel pump with its level and its hose.',
} satisfies typeof fr.chains;
