/** The page of the full-text search. */
export const search = {
  title: 'Rechercher sur le site',
  description:
    'Cherchez un mot dans les leçons, les articles, le dictionnaire et les pages du site. Un accent oublié ou une petite faute ne gêne pas la recherche.',
  heading: 'Rechercher',
  label: 'Votre recherche',
  hint: 'Un mot français ou anglais ; un accent oublié ou une faute de frappe ne gêne pas.',
  submit: 'Rechercher',
  groups: {
    lesson: 'Leçons',
    article: 'Articles',
    term: 'Dictionnaire',
    question: 'Questions fréquentes',
    page: 'Pages du site',
  },
  count: { one: '{n} résultat pour « {question} »', other: '{n} résultats pour « {question} »' },
  planned: 'en préparation',
  more: 'Afficher la suite ({n})',
  none: {
    title: 'Aucun résultat pour « {question} »',
    text: 'Essayez un mot plus court, son équivalent anglais, ou partez d’ici :',
  },
  start: 'Pour commencer',
  words: 'Des mots pour commencer',
  loading: 'Recherche…',
  failed: {
    text: 'La recherche n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    retry: 'Réessayer',
  },
  noScript: 'La recherche demande JavaScript. Sans lui, ces pages mènent à tout le site :',
  ask: 'Poser la question à l’assistance',
};
