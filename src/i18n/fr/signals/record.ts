/** The page of the record of signals. Its results are in record-view.ts, those of its verifier in record-check.ts. */
export const signalsRecord = {
  title: 'Historique vérifiable des signaux',
  description:
    'Chaque signal clos, pertes comprises, avec son résultat en multiples du risque, le repli maximal et une vérification que votre navigateur refait.',
  heading: 'Chaque signal, pertes comprises',
  lede: 'Un signal est inscrit au moment où il est publié pour les abonnés. Le modifier ou le retirer ensuite se verrait. Son contenu devient public un jour après sa clôture, qu’il ait gagné ou perdu.',
  results: {
    heading: 'Les résultats',
    loading: 'Chargement de l’historique…',
    failed: 'L’historique n’a pas pu être chargé.',
    failedText: 'Aucun résultat ne peut donc être affiché pour l’instant.',
    kept: 'Les résultats affichés sont ceux du jour de publication de cette page.',
    retry: 'Réessayer',
    noScript:
      'Le tableau se remplit avec JavaScript. Sans lui, l’historique complet se lit à cette adresse, au format JSON :',
  },
  counted: {
    heading: 'Comment les résultats sont comptés',
    items: [
      {
        title: 'En multiples du risque',
        text: '1 R est la distance entre l’entrée et le stop d’origine, avant frais : une perte au stop est un peu plus grande. Avec une entrée à 100 €, un stop à 90 € et une sortie à 120 €, un signal rapporte 20 ÷ 10 = 2 R avant frais.',
      },
      {
        title: 'Après frais',
        text: '{fee} par ordre à l’entrée et à la sortie, et {slippage} de glissement à chaque stop et à chaque retrait. Ce sont des hypothèses : vos frais peuvent être plus élevés.',
      },
      {
        title: 'Ce qui compte comme atteint',
        text: 'Les cours sont lus environ une fois par minute ; chacun est une moyenne de plusieurs plateformes. Après une interruption, ils le sont toutes les cinq minutes, ou toutes les heures si elle a duré plus d’un jour. Un niveau touché entre deux lectures n’est pas vu : un stop déclenché sur votre plateforme peut manquer ici. Un ordre à cours limité compte comme exécuté dès que son prix est lu, alors que le vôtre peut encore attendre. L’entrée et l’objectif comptent à leur prix, jamais mieux ; si le cours a sauté le stop, c’est le cours lu qui compte.',
      },
      {
        title: 'La marge de la moyenne',
        text: 'Ce qui suit le signe ± est le double de l’erreur type. La vraie moyenne s’écarte de la nôtre de moins que cela environ 95 fois sur 100, à condition que les signaux soient nombreux et qu’ils ne gagnent ni ne perdent ensemble.',
      },
      {
        title: 'Par les cours, pas à la main',
        text: 'Les issues viennent des cours du marché. Quand ils manquent, elles sont inscrites à la main et la source est nommée dans le détail du signal.',
      },
      {
        title: 'Essais et signaux envoyés',
        text: 'Un essai est inscrit dans le même historique sans être envoyé à personne. Il est toujours marqué, et vous pouvez le compter avec les autres ou à part.',
      },
      {
        title: 'Jamais entrés',
        text: 'Un signal dont le prix d’entrée n’a pas été atteint, ou qui a été retiré avant, n’a ni gain ni perte. Il reste dans la liste et n’entre pas dans les taux.',
      },
      {
        title: 'Signaux ouverts',
        text: 'Ils n’entrent dans aucun chiffre, et un perdant peut rester ouvert : regardez leur nombre et leur ancienneté. Le repli est celui des signaux clos.',
      },
      {
        title: 'Signaux de vente',
        text: 'Un signal de vente attend une baisse. Sur un compte ordinaire, on ne vend que ce que l’on possède. Le suivre autrement demande un produit dérivé ou un actif emprunté : l’historique ne compte ni le coût du financement ni celui de l’emprunt, et la perte n’a pas de plafond.',
      },
    ],
  },
  verify: {
    heading: 'Vérifier l’historique',
    text: 'Votre navigateur télécharge tous les événements et recalcule chaque empreinte (hash), une par une. Rien ne nous est demandé de plus, et rien ne nous est envoyé.',
    label: 'Une empreinte plus ancienne (facultatif)',
    hint: 'Chaque e-mail de signal en contient une (12:3fa9… par exemple). Si elle ne se retrouve plus dans l’historique, c’est qu’il a été réécrit.',
    action: 'Vérifier l’historique',
    working: 'Vérification en cours',
    failed: 'La vérification n’a pas pu démarrer. Rechargez la page, puis réessayez.',
    json: 'Lire l’historique en JSON',
    proved: {
      heading: 'Ce qui est prouvé',
      items: [
        'Jusqu’à l’empreinte que vous avez gardée, aucun événement n’a été modifié, retiré, ajouté ou déplacé.',
        'Ce qui est révélé est exactement ce qui avait été scellé à la publication.',
        'Tout signal clos depuis plus d’un jour est révélé en entier.',
        'Chaque signal a suivi les règles : publié une fois, jamais clos à l’objectif ou au stop sans être entré, rien après sa clôture.',
      ],
    },
    unproved: {
      heading: 'Ce qui ne l’est pas',
      items: [
        'Que les cours inscrits sont justes : comparez-les à ceux d’une plateforme d’échange.',
        'Sans une empreinte gardée de votre côté, qu’il n’existe pas deux historiques.',
        'La date des essais : aucun e-mail n’a porté leur empreinte, elle repose donc sur notre horloge, sauf si vous ou une archive publique en avez gardé une à l’époque.',
        'Que vous auriez obtenu les mêmes prix, ou que les signaux suivants finiront de même.',
      ],
    },
  },
  teaser: {
    heading: 'Les résultats sont publics, pertes comprises',
    text: 'Chaque signal est inscrit à sa publication dans un historique où toute retouche se voit, la nôtre comprise. Vous y trouverez tous les signaux clos, le repli maximal et de quoi vérifier l’ensemble vous-même.',
    action: 'Voir l’historique',
  },
};
