/** Texts of the cookie banner. */
export const cookies = {
  open: 'Cookies',
  title: 'Ni publicité, ni mesure d’audience',
  text: 'Ce navigateur garde seulement ce qui sert à la visite : connexion, langue, thème, leçon en cours et cette réponse. Un outil facultatif ne se chargerait qu’avec votre accord.',
  details: 'Ce qui est gardé, et pourquoi',
  refuse: 'Refuser',
  accept: 'Accepter',
  close: 'Refuser et fermer',
  accepted: 'Vous avez accepté le {date}. Cette réponse vaut six mois.',
  refused: 'Vous avez refusé le {date}. Cette réponse vaut six mois.',
};
