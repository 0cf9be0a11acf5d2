/** Labels of the browser editor at /admin; it shows those of both languages. */
export const editor = {
  collections: { articles: 'Articles', dictionary: 'Dictionnaire' },
  fields: {
    title: 'Titre',
    description: 'Description',
    publishedAt: 'Publié le',
    updatedAt: 'Mis à jour le',
    revised: 'Remanié le',
    topics: 'Sujets',
    author: 'Auteur',
    reviewer: 'Relecteur',
    takeaways: 'À retenir',
    sources: 'Sources',
    'sources.label': 'Nom de la source',
    'sources.url': 'Adresse de la source',
    'sources.consultedAt': 'Consultée le',
    term: 'Terme',
    twin: 'Terme dans l’autre langue',
    aliases: 'Synonymes',
    category: 'Catégorie',
    definition: 'Définition',
    related: 'Termes voisins',
    body: 'Texte',
  },
  /** Help at the field of the text. */
  bodyHint:
    'Markdown et balises du site, comme <Example> ; n’y touchez pas si vous ne les connaissez pas.',
  /** Help at the file name of a new entry. */
  keyHint: 'Dernière partie de l’adresse, la même dans les deux langues ; définitive.',
};
