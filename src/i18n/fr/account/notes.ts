/** The page that brings the reader's notes together. */
export const notesPage = {
  title: 'Mes notes',
  description:
    'Les notes que vous avez prises dans les leçons, réunies par leçon, avec un lien vers chaque passage. Page réservée aux personnes connectées.',
  lede: 'Ce que vous avez noté dans les leçons. Personne d’autre ne le lit, et vous le gardez sans abonnement.',
  signedOut: {
    title: 'Connectez-vous pour lire vos notes',
    text: 'Vos notes sont gardées avec votre compte. Le compte est gratuit et ouvre la première leçon.',
  },
};
