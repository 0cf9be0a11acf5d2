/** The lab on the chain of three blocks. */
export const chainLab = {
  title: 'Trois blocs, un tricheur',
  block: 'Bloc {n}',
  previous: 'empreinte précédente',
  data: 'paiement',
  nonce: 'nombre libre',
  hash: 'son empreinte',
  states: {
    accepted: 'accepté',
    'wrong-hash': 'refusé',
    'broken-link': 'refusé',
    'on-hold': 'en suspens',
  },
  reasons: {
    accepted: 'Bonne empreinte, bon lien.',
    'wrong-hash': 'Il faudrait {zeros} zéros en tête de son empreinte.',
    'broken-link': 'Il a recopié {copied} ; le bloc {before} donne {hash}.',
    'on-hold': 'Rien à lui reprocher, mais il suit un bloc refusé.',
  },
  copy: 'Recopier l’empreinte',
  mine: 'Miner le bloc {n}',
  stop: 'Arrêter',
  /** After `stop`; not part of the button’s name, which would change with every count. */
  stopAt: 'à {n}',
  forge: 'Falsifier le bloc 1',
  zeros: 'Zéros exigés',
  zerosOption: '{n} zéros',
  attempts: 'Essais de minage',
  expected: 'attendus par bloc, en moyenne : {n}',
  intact: 'Les trois blocs sont acceptés. Changez un paiement, un seul caractère suffit.',
  refused: {
    one: 'Un bloc est refusé. Recopiez l’empreinte du précédent si le lien est rompu, puis minez.',
    other:
      '{n} blocs sont refusés ou en suspens. Réparez-les de gauche à droite : recopier, miner, passer au suivant.',
  },
  mining: 'Le bloc {n} est en cours de minage.',
  rebuilt:
    'La chaîne retouchée est de nouveau acceptée, après {n} essais. Sur un vrai réseau, les autres auraient ajouté des blocs à la leur pendant ce temps.',
  formula:
    'SHA-256 de « numéro|empreinte précédente|paiement|nombre libre », calculé dans cette page',
  trials: {
    forge: {
      text: 'Changez le montant du bloc 1. Quel autre bloc le trahit ?',
      shows: 'Le bloc 2, qui n’a pas bougé : il garde une copie de l’ancienne empreinte.',
    },
    rebuild: {
      text: 'Faites accepter la chaîne retouchée. Combien d’essais vous faut-il ?',
      shows:
        'Trois blocs à miner, souvent plus de cent mille essais avec quatre zéros. Un nœud, lui, vérifie en trois calculs.',
    },
    easy: {
      text: 'Recommencez avec trois zéros. Qu’est-ce qui change ?',
      shows: 'L’effort, divisé par seize en moyenne. La vérification coûte toujours aussi peu.',
    },
  },
};
