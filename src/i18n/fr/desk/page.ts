/** The page of the editors' desk, before it is loaded. */
export const deskPage = {
  title: 'Bureau de la rédaction',
  description:
    'Le bureau de la rédaction : signaux, envois, rendez-vous et messages. Page réservée à la rédaction, avec la double authentification.',
  heading: 'Bureau',
  signedOut: {
    title: 'Connectez-vous pour ouvrir le bureau',
    text: 'Le bureau est réservé à la rédaction. Il demande un compte qui en fait partie et la double authentification.',
  },
};
