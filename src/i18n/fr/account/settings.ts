/**
 * The settings page before sign-in. Texts of the sections are in settings-*.ts, loaded with
 * them.
 */
export const settings = {
  title: 'Paramètres du compte',
  description:
    'Votre identité, votre adresse, vos accès, les e-mails que vous recevez et vos données. Page réservée aux personnes connectées.',
  heading: 'Paramètres du compte',
  lede: 'Qui vous êtes ici, comment vous vous connectez, ce que vous recevez et ce que nous gardons.',
  signedOut: {
    title: 'Connectez-vous pour voir vos paramètres',
    text: 'Vos paramètres ne s’affichent que sur un navigateur où vous êtes connecté.',
  },
  subscription: 'Abonnement',
  mailSubject: 'Mon compte',
};
