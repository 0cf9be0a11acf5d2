/** Texts of the cookie banner. */
export const cookies = {
  open: 'Cookies',
  title: 'Nous ne vous suivons pas',
  text: 'Ce navigateur garde seulement ce qui sert à la visite : connexion, langue, thème, leçon en cours et cette réponse. Il n’y a ni publicité, ni mesure d’audience. Si nous proposions un jour un outil facultatif, il ne se chargerait qu’avec votre accord, que vous pouvez donner ou refuser dès maintenant.',
  details: 'Ce qui est gardé, et pourquoi',
  refuse: 'Refuser',
  accept: 'Accepter',
  close: 'Refuser et fermer',
  accepted: 'Vous avez accepté le {date}. Cette réponse vaut six mois.',
  refused: 'Vous avez refusé le {date}. Cette réponse vaut six mois.',
};
