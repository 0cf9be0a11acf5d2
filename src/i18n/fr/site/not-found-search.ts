/** The search field and the suggestions of the 404 page. */
export const notFoundSearch = {
  near: 'Des pages dont l’adresse ressemble à celle-ci',
  search: 'Que cherchiez-vous ?',
  lesson: 'Leçon gratuite',
  article: 'Article',
  ways: 'Les pages principales',
};
