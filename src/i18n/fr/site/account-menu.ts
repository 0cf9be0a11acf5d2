/** The account control of the header: visitors see the button, the menu is fetched with its texts. */
export const account = {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  menu: 'Mon compte',
  signedInAs: 'Votre compte',
  dashboard: 'Tableau de bord',
  continueLesson: 'Reprendre la formation',
  settings: 'Paramètres',
  billing: 'Abonnement et factures',
};
