/** The emails of the list to tell when signals open. */
export const signalsEmails = {
  reason:
    'Cette adresse a servi à demander un avis d’ouverture sur notre site. Une question ? {email}',
  confirm: {
    subject: 'Confirmez votre adresse',
    title: 'Voulez-vous être prévenu de l’ouverture des signaux ?',
    paragraphs: [
      'Ouvrez la page, puis appuyez sur le bouton pour confirmer. Vous recevrez un seul e-mail, le jour où les signaux ouvriront ; votre adresse sera ensuite effacée.',
    ],
    action: 'Confirmer ou refuser',
    after: [
      'Sans confirmation, l’adresse est effacée au bout de sept jours. Si la demande n’est pas de vous, ne faites rien.',
    ],
  },
  opening: {
    subject: 'Les signaux sont ouverts',
    title: 'Les signaux sont ouverts',
    paragraphs: [
      'Vous aviez demandé à être prévenu. La formule Formation + Signaux coûte {price} par mois, sans engagement.',
      'Un signal donne un sens, un prix d’entrée, un objectif, un stop et le raisonnement. Il est le même pour tous, et il peut perdre.',
    ],
    action: 'Voir les formules',
    signals: 'Comment se lit un signal',
    after: [
      'Votre adresse est maintenant effacée de cette liste : nous ne vous écrirons plus à ce sujet.',
    ],
  },
};
