/** The footer. */
export const footer = {
  learn: 'Apprendre',
  offers: 'Nos offres',
  company: 'L’entreprise',
  help: 'Aide et règles',
  social: 'Réseaux sociaux',
};
