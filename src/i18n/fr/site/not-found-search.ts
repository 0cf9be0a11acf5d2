/** The search field of the page that does not exist. */
export const notFoundSearch = {
  search: 'Que cherchiez-vous ?',
  lesson: 'Leçon gratuite',
  article: 'Article',
  ways: 'Les grandes entrées',
};
