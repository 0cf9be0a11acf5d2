import type { PaymentId } from '../../../../domain/labs/address-poisoning-histories.ts';

/** The lab on look-alike addresses. People, token and addresses are made up. */
export const addressPoisoningLab = {
  title: 'Quelle adresse est la bonne ?',
  round: 'Paiement {n} sur {total}',
  names: {
    plain: 'Ana',
    zero: 'Mia',
    dust: 'Léo',
    counterfeit: 'Nour',
    two: 'Paul',
    called: 'Inès',
    long: 'Sacha',
    alone: 'Hugo',
  } satisfies Record<PaymentId, string>,
  situation: 'Vous devez {amount} à {name}, à qui vous avez déjà fait un paiement.',
  references: {
    book: 'Son adresse est dans votre carnet. Vous l’aviez comparée en entier avant de l’enregistrer.',
    call: 'Au téléphone, {name} vous lit son adresse :',
    none: 'Vous ne pouvez pas joindre {name} maintenant, et votre carnet est vide.',
  },
  history: 'Historique du portefeuille',
  sent: 'Envoyé',
  received: 'Reçu',
  otherContract: 'autre contrat que celui de l’EURF',
  book: 'Carnet : {name}',
  ask: 'Ne rien copier, demander à {name} et attendre',
  full: 'Adresses entières',
  cased: 'Majuscules de contrôle (ERC-55)',
  choose: 'Choisissez d’où copier l’adresse.',
  pay: 'Payer à cette adresse',
  wait: 'Attendre',
  verdicts: {
    right: 'Bonne décision.',
    half: 'L’argent est sauf.',
    wrong: 'Mauvaise adresse.',
  },
  reasons: {
    book: 'Le carnet redonne l’adresse déjà comparée. L’historique, lui, se remplit aussi de ce que des inconnus y écrivent.',
    ownBook:
      'C’est bien la ligne de votre paiement. Le carnet donnait la même adresse sans que vous ayez à comparer.',
    ownCall:
      'Les 40 caractères sont ceux qui vous ont été lus. Comparer le début et la fin n’aurait pas suffi.',
    ownNone:
      'Cette ligne est la bonne, mais rien ne vous permettait de le savoir. La prochaine fois, la chance peut manquer.',
    askNone:
      'Sans carnet et sans réponse, rien ne distingue une bonne ligne d’un sosie. Attendre ne coûte que du temps.',
    askBook:
      'Rien n’est perdu, mais vous n’aviez pas à attendre : l’adresse comparée était dans le carnet.',
    askCall:
      'Rien n’est perdu, mais vous n’aviez pas à attendre : l’adresse venait de vous être lue en entier.',
    zero: 'Cette ligne de 0 € porte l’adresse d’un inconnu. N’importe qui peut inscrire un transfert de zéro depuis votre adresse, sans votre signature. Les {amount} sont partis.',
    dust: 'Un inconnu vous a envoyé un centime depuis une adresse qui ressemble à celle que {name} utilise, afin d’entrer dans votre historique. Les {amount} sont partis.',
    counterfeit:
      'Cette ligne copie votre paiement, montant compris, avec un faux jeton du même nom. L’adresse est celle d’un inconnu. Les {amount} sont partis.',
    other:
      'C’est l’adresse d’une autre personne de votre historique. Elle peut vous rendre les {amount}, mais le réseau ne l’y oblige pas.',
  },
  compare: 'Caractère par caractère',
  own: '{name}',
  fake: 'sosie',
  picked: 'choisie',
  alike:
    'Caractères identiques : {first} au début, {last} à la fin. Différents : {different} sur 40.',
  maker: 'Fabriquer un sosie',
  count: 'Caractères imités',
  rate: 'Essais par seconde',
  million: 'millions',
  results: {
    tries: 'Essais en moyenne',
    time: 'Durée moyenne',
    chance: 'Trouvé en un jour',
    lost: 'Perdu jusqu’ici',
  },
  cells: 'caractères imposés : {count} sur 40',
  axis: 'durée moyenne',
  say: 'Caractères imités : {count}. Il faut {tries} essais en moyenne, soit {time} à {rate} × 1 000 000 essais par seconde.',
  more: 'Un caractère de plus multiplie la durée par seize.',
  formula:
    'Un générateur public annonce 1 096 millions d’essais par seconde sur une carte graphique grand public de 2022 (profanity2, lu le 23 novembre 2026)',
  trials: {
    cased: {
      text: 'Affichez les majuscules de contrôle. Les sosies restent-ils identiques aux extrémités ?',
      shows:
        'Pas toujours : la casse de chaque lettre dépend de l’adresse entière. Mais un sosie a aussi un contrôle juste, car c’est une adresse réelle.',
    },
    eight: {
      text: 'Imitez 8 caractères à 1 000 millions d’essais par seconde. En combien de temps ?',
      shows:
        'En 4,3 secondes. Un portefeuille qui abrège à 4 caractères de chaque côté n’en montre pas plus.',
    },
    sixteen: {
      text: 'Imitez 16 caractères, à la même vitesse.',
      shows:
        'Il faut 585 ans en moyenne. Comparer davantage de caractères change tout, comparer les 40 suffit toujours.',
    },
  },
};
