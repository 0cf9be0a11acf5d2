/** Texts of the preview of a dictionary entry. Loaded with its script, once a term is reached. */
export const termCard = {
  open: 'Lire la définition',
};
