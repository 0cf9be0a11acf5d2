/** The search field of the 404 page. */
export const notFoundSearch = {
  search: 'Que cherchiez-vous ?',
  lesson: 'Leçon gratuite',
  article: 'Article',
  ways: 'Les pages principales',
};
