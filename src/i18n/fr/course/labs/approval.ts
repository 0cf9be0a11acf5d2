import type { RequestId, Site } from '../../../../domain/labs/approval-requests.ts';

interface RequestTexts {
  /** What the reader wants, and where. */
  situation: string;
  sign: string;
  refuse: string;
  /** Only where a changed amount does not make the request safe. */
  change?: string;
}

/** The lab on signing requests. Sites, tokens and addresses are made up. */
export const approvalLab = {
  title: 'Lire avant de signer',
  round: 'Demande {n} sur {total}',
  wallet: 'Portefeuille d’essai',
  asks: '{site} demande une signature',
  own: 'Paiement préparé dans votre portefeuille',
  cost: 'Frais de réseau {fee}',
  free: 'Sans frais',
  raw: 'Ce qui est signé',
  rawHint: 'Choisissez un champ : son emplacement dans les données s’éclaire.',
  decides: 'le champ qui décide',
  decision: 'Votre décision',
  sign: 'Signer',
  change: 'Modifier le montant',
  refuse: 'Refuser',
  newAmount: 'Montant autorisé',
  newMinimum: 'Minimum à recevoir',
  signChanged: 'Signer ce montant',
  tryAmount: 'Et avec un autre montant ?',
  noAmount:
    'Cette demande ne contient aucun montant : le portefeuille ne peut que la signer ou la refuser.',
  verdicts: {
    right: 'C’est la bonne décision.',
    half: 'C’est prudent, mais l’opération n’aboutit pas.',
    wrong: 'Cette signature vous expose.',
  },
  unlimited: 'illimité',
  never: 'jamais',
  yes: 'oui',
  unknown: 'inconnue de votre portefeuille',
  sites: {
    exchange: 'echange.example',
    lend: 'pret.example',
    gift: 'cadeau-orio.example',
    fast: 'echange-rapide.example',
    fake: 'echange-connexion.example',
  } satisfies Record<Exclude<Site, 'none'>, string>,
  parties: {
    you: 'la vôtre',
    exchange: 'contrat publié par echange.example',
    fast: 'contrat publié par echange-rapide.example',
    lender: 'contrat publié par pret.example',
    friend: 'Léo, dans votre carnet',
    eurf: 'EURF',
    orio: 'ORIO',
    cards: 'Cartes',
  },
  fields: {
    function: 'Fonction',
    contract: 'Contrat',
    spender: 'Dépensier',
    operator: 'Opérateur',
    approved: 'Autorisé',
    amount: 'Montant',
    value: 'Montant',
    amountIn: 'Payé',
    amountOutMin: 'Reçu au moins',
    path: 'Échange',
    to: 'Destinataire',
    deadline: 'Échéance',
    owner: 'Propriétaire',
    nonce: 'Numéro',
    host: 'Site nommé',
    account: 'Compte',
    once: 'Usage unique',
    issued: 'Émis le',
  },
  notes: {
    selector:
      'Les données commencent par {selector}, début de l’empreinte Keccak-256 de {signature}.',
    approve:
      'Donne à une adresse le droit de prélever un jeton, jusqu’au montant indiqué. Rien ne sort à la signature : le retrait vient quand le dépensier le décide.',
    transfer: 'Envoie le jeton tout de suite, sans contrepartie dans le contrat.',
    setApprovalForAll:
      'Donne le droit de transférer toute une collection. Ni liste, ni montant, ni date de fin.',
    swapExactTokensForTokens:
      'Paie un montant exact d’un jeton et reçoit un autre jeton, jamais moins que le minimum.',
    permit:
      'Donne le même droit qu’une autorisation, mais par une signature : sans frais et sans transaction de votre part.',
    contract: 'Le contrat qui exécutera la demande. {who}',
    known: 'Votre portefeuille reconnaît cette adresse : {name}.',
    stranger:
      'Votre portefeuille n’a jamais vu cette adresse, et aucun site que vous connaissez ne la publie.',
    amount: 'Les données portent {raw}. {symbol} compte {decimals} décimales, soit {amount}.',
    unlimited:
      'Ce nombre est 2²⁵⁶ − 1, le plus grand que 32 octets puissent écrire : le montant n’a pas de limite.',
    approved: 'La valeur 1 signifie oui. La valeur 0 retirerait le droit.',
    path: 'Le premier jeton est payé, le dernier est reçu.',
    deadline:
      'Les données portent {raw}, le nombre de secondes depuis 1970. Passé cette heure, la demande ne vaut plus rien.',
    never: 'La date est la plus grande possible : le droit ne s’éteint jamais de lui-même.',
    nonce: 'Compte vos permits : chacun ne peut servir qu’une fois.',
    host: 'Le site qui vous connectera au vu de cette signature. Comparez-le à la barre d’adresse.',
    once: 'Tiré par le site pour cette connexion. Il empêche de réutiliser la signature plus tard.',
    issued: 'Heure universelle à laquelle le site a préparé le message.',
  },
  requests: {
    exact: {
      situation:
        'Sur echange.example, vous échangez 100 EURF. Avant l’échange, son contrat demande le droit de les prélever.',
      sign: 'Le montant est celui de l’échange, et le dépensier est le contrat que le site publie. Même malveillant, il ne prendrait que 100 €.',
      refuse:
        'Le montant et le contrat étaient ceux de votre échange : cette demande pouvait être signée.',
    },
    unlimited: {
      situation:
        'Sur echange.example, vous échangez 100 EURF. Son contrat demande le droit de les prélever, avec le montant que le site propose par défaut.',
      sign: 'L’échange passe. Ensuite, le contrat garde le droit de prélever vos 3 000 EURF et ceux que vous recevrez, jusqu’à ce que vous retiriez ce droit.',
      refuse:
        'Vous pouviez garder l’échange : le montant se modifie dans le portefeuille, et 100 EURF suffisent.',
    },
    permit: {
      situation:
        'Vous déposez 250 EURF sur pret.example. Au lieu d’une transaction, le site demande une signature, appelée permit.',
      sign: 'Le contrat, le montant et les vingt minutes de délai correspondent au dépôt. Un permit se lit comme une autorisation, parce que c’en est une.',
      refuse:
        'Le contrat, le montant et le délai étaient ceux du dépôt : ce permit pouvait être signé.',
    },
    'free-permit': {
      situation:
        'cadeau-orio.example offre 50 ORIO. Il suffit, dit la page, d’une signature gratuite pour vérifier que le portefeuille vous appartient.',
      sign: 'La signature est gratuite et donne tout : un inconnu peut prélever vos 3 000 EURF quand il veut. Votre historique n’en montre rien avant le retrait.',
      refuse:
        'Une preuve de propriété ne nomme ni montant ni dépensier. Celle-ci donnait à un inconnu le droit de tout prélever.',
      change:
        'Le dépensier est un inconnu : il prendra ce que vous laissez, grand ou petit. Baisser le montant ne rend pas la demande honnête.',
    },
    'all-cards': {
      situation:
        'cadeau-orio.example annonce une sixième carte gratuite, après « activation » de votre collection. Vous en possédez cinq, à 180 € pièce.',
      sign: 'Un inconnu peut désormais transférer vos cinq cartes, et celles que vous recevrez. Aucune autre signature ne vous sera demandée.',
      refuse:
        'Pour recevoir une carte, personne n’a besoin d’un droit sur les vôtres. Cette fonction les donnait toutes.',
    },
    swap: {
      situation:
        'Sur echange.example, vous échangez 500 EURF contre des ORIO à 4 €. Le site annonce 125 ORIO et tolère 3 % d’écart.',
      sign: 'Le contrat rend au moins 121,25 ORIO, soit 485 €, ou annule l’échange. Le pire écart de prix vous coûte 15 €.',
      refuse:
        'Le minimum, le destinataire et le délai protégeaient l’échange : le pire écart coûtait 15 €.',
    },
    'swap-zero': {
      situation:
        'Vous échangez 500 EURF contre 125 ORIO à 4 € sur echange-rapide.example, qui promet qu’aucun échange n’échoue.',
      sign: 'Sans minimum, l’échange passe à n’importe quel prix. Quelqu’un qui voit votre ordre en attente peut déplacer le prix et ne vous laisser presque rien.',
      refuse: 'Un minimum de 121,25 ORIO suffisait pour que l’échange soit protégé.',
    },
    'swap-elsewhere': {
      situation:
        'Vous échangez 500 EURF contre 125 ORIO à 4 € sur echange-rapide.example. Le site tolère 3 % d’écart.',
      sign: 'Les ORIO partent à une adresse inconnue. L’échange réussit, et vous avez payé 500 € pour quelqu’un d’autre.',
      refuse:
        'Le destinataire n’était pas votre adresse. Tous les autres champs étaient corrects : un seul champ faux suffit à tout perdre.',
      change:
        'Le minimum protège celui qui reçoit, et ce n’est pas vous : les 500 € partent quel que soit ce montant.',
    },
    transfer: {
      situation:
        'Vous devez 60 EURF à Léo. Vous avez choisi son adresse dans votre carnet, après l’avoir vérifiée avec lui au téléphone.',
      sign: 'L’adresse est celle du carnet et la somme est due. Aucun contrat ne la rendra en cas d’erreur : la vérification se fait avant.',
      refuse: 'L’adresse et la somme étaient les bonnes : ce paiement pouvait être signé.',
    },
    tenfold: {
      situation:
        'Vous devez 45 EURF à Léo pour un repas. Il vous a envoyé un lien de paiement déjà rempli.',
      sign: 'Vous envoyez 450 EURF au lieu de 45. L’adresse est la bonne, mais seul Léo peut vous rendre les 405 € de trop.',
      refuse: 'Léo n’est pas payé. Ramener le montant à 45 EURF suffisait.',
    },
    login: {
      situation:
        'Vous vous connectez à echange.example avec votre portefeuille. La barre d’adresse affiche ce nom.',
      sign: 'Le message nomme le site où vous êtes, votre adresse et un numéro à usage unique. Il ne contient ni jeton ni montant.',
      refuse:
        'Le site nommé était celui de la barre d’adresse, et rien ne pouvait sortir : ce message pouvait être signé.',
    },
    'relayed-login': {
      situation:
        'Un lien reçu par message ouvre echange-connexion.example, qui vous demande de vous connecter. Votre compte sur echange.example contient 620 €.',
      sign: 'La page transmet votre signature à echange.example et se connecte à votre place. Elle dispose alors des 620 € du compte.',
      refuse:
        'Le message vous connecte à echange.example, alors que la page est echange-connexion.example. Les deux noms doivent être identiques.',
    },
  } satisfies Record<RequestId, RequestTexts> as Record<RequestId, RequestTexts>,
  changed: {
    exact:
      'Avec {amount}, l’opération passe et il ne peut sortir que ce qu’elle demande : {loss} de perte au plus.',
    more: 'Avec {amount}, il peut sortir {loss}, alors que {wanted} suffisent à l’opération.',
    less: 'Avec {amount}, le compte n’y est pas : l’opération demande {wanted}.',
    exactSwap:
      'Avec un minimum de {amount}, l’échange passe et l’écart de prix vous coûte au plus {loss}.',
    moreSwap:
      'Un minimum de {amount} laisse perdre {loss}. À 3 % d’écart, le minimum est de {wanted}.',
    lessSwap: 'Le site n’annonce que 125 ORIO : avec un minimum de {amount}, l’échange est annulé.',
  },
  results: { loss: 'Perdu au plus si vous signez', holding: 'Valeur concernée', fee: 'Frais' },
  hidden: 'après votre décision',
  future: 'plus ce qui arrivera',
  rows: { wanted: 'vous voulez', leaves: 'peut sortir' },
  lost: '{loss} de perte au plus',
  returns: 'rendu : {returns}',
  later: 'et ce qui arrivera',
  say: {
    hidden: 'La demande porte sur {holding}. Décidez avant de voir ce qui pouvait sortir.',
    leaves: 'Sur {holding}, une signature laisse sortir {leaves} au plus.',
    nothing: 'Sur {holding}, cette signature ne laisse rien sortir.',
    returns: 'Le contrat rend au moins {returns} ou annule : la perte ne dépasse pas {loss}.',
    future: 'Ce que vous recevrez plus tard peut sortir aussi.',
  },
  formula:
    'Portefeuille, jetons, sites et prix fictifs ; 1 EURF vaut 1 €, 1 ORIO vaut 4 €. Sélecteurs et codage des données réels',
  trials: {
    bytes: {
      text: 'Trouvez dans les données de l’autorisation illimitée les octets du montant. Que valent-ils ?',
      shows:
        'Tous à ff, 64 caractères de suite. Un montant limité commence par une longue suite de zéros.',
    },
    exact: {
      text: 'Ramenez cette autorisation à 100 EURF. De combien la perte possible baisse-t-elle ?',
      shows: 'De 3 000 € à 100 €, et les dépôts futurs ne sont plus concernés.',
    },
    all: {
      text: 'Jugez les douze demandes sans jamais signer ce qui vous expose.',
      shows:
        'La même fonction peut être acceptable ou non : le montant, l’adresse et le site décident.',
    },
  },
};
