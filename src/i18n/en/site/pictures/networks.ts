/** Alternative texts of the drawn pictures of the dictionary: networks, layers, contracts. */
import type * as fr from '../../../fr/site/pictures/networks.ts';

export const networks = {
  'couche-2': 'A light road carrying small packages, held up by three blocks.',
  rollup: 'Six payments meet in a press, which leaves a single entry in a block.',
  'reseau-lightning':
    'Two people at the ends of a tube with a sliding partition; a dashed line ties each to the ground.',
  pont: 'A bridge between two banks: on the left a padlocked token, on the right its dashed outline.',
  'chaine-laterale':
    'A chain of four blocks and, above it, a shorter one, joined by a single vault.',
  fourche: 'A chain of two blocks splits into two branches.',
  consensus: 'Five nodes point at the same block; a sixth, dashed, stays apart.',
  'arbre-de-merkle': 'Eight boxes joined two by two into one; a path links one of them to the top.',
  'explorateur-de-blocs': 'A magnifying glass enlarges one line of a ledger.',
  utxo: 'Two banknotes go into a transaction; one note comes out for somebody else, a smaller one comes back.',
  bitcoin: 'A large coin stamped with the Bitcoin sign, between two blocks.',
  ethereum: 'A crystal in two halves, tied to two programs.',
  'contrat-intelligent':
    'A vending machine: a coin goes in on one side, an object comes out on the other.',
  'machine-virtuelle-ethereum': 'Three machines have the same gear and give the same row of bars.',
  trilemme: 'A triangle; a point close to two corners is far from the third.',
  sequenceur: 'Packages arrive in disorder at a machine and leave it in line.',
  nonce: 'A block with one box that can be turned up or down; the hash changes with it.',
  decentralisation: 'A roof on six pillars: one is missing, and the roof holds.',
} satisfies typeof fr.networks;
