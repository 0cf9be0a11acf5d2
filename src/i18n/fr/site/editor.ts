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
  /** Help at the fields. */
  hints: {
    title: 'De 3 à 60 caractères.',
    description:
      'Une ou deux phrases pour les listes et les moteurs de recherche, de 40 à 155 caractères.',
    publishedAt: 'Le jour où l’article paraît ; il ne change plus.',
    updatedAt:
      'Le jour de la dernière correction de fond ; celui de la publication pour commencer.',
    revised:
      'Le jour du dernier changement que doit connaître quelqu’un qui a déjà lu le texte : un fait, une règle ou un chiffre nouveau ou corrigé. Pas d’une reformulation : ce changement est annoncé par e-mail. Vide tant qu’il n’y en a pas.',
    topics: 'Un à trois sujets : les listes dans lesquelles l’article paraît.',
    author: 'Un nom de l’équipe, écrit comme sur la page Équipe ; facultatif.',
    reviewer: 'La personne qui a relu, de la même façon ; facultatif.',
    takeaways: 'Deux à quatre phrases à retenir, pour qui lit vite ; une par ligne.',
    sources: 'Une au moins, dans chaque langue ; un lien peut mener à une version traduite.',
    'sources.label': 'L’organisme et le titre du document.',
    'sources.url': 'Elle commence par https://',
    'sources.consultedAt': 'Le jour où vous avez ouvert la page et vérifié le fait.',
    term: 'Le mot tel qu’on le cherche, avec sa majuscule.',
    twin: 'Sa traduction ; le même mot s’il n’y en a pas.',
    aliases:
      'Pluriels et synonymes, un par ligne : ils mènent à la page et deviennent des liens dans les textes.',
    category: 'Son groupe dans l’index.',
    definition: 'Une phrase sans mise en forme, qui se comprend seule : elle s’affiche au survol.',
    related: 'Les mots à lire ensuite.',
    body: 'De 900 à 1 800 mots pour un article, de 80 à 250 pour un mot. Markdown : ## devant un intertitre, ** autour de mots en gras. Une balise du site, Example ou Note, s’ouvre et se ferme : gardez ses deux moitiés.',
  },
  /** Help at the file name of a new entry. */
  keyHint:
    'Fin de l’adresse, la même dans les deux langues, définitive : minuscules sans accent, chiffres et traits d’union.',
};
