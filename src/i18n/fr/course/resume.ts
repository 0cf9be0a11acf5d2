/** The link of a signed-in reader to the lesson to go on with. Loaded with it, never with a page. */
export const resume = {
  resume: 'Reprendre : {title}',
  quiz: 'Passer le quiz : {title}',
  read: 'Lire : {title}',
};
