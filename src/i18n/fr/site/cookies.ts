/** Texts of the cookie banner. */
export const cookies = {
  open: 'Cookies',
  title: 'Nous ne vous suivons pas',
  text: 'Ni publicité ni mesure d’audience : ce navigateur garde seulement ce qui sert à la visite.',
  optional: 'Un outil facultatif ne se chargerait qu’avec votre accord.',
  details: 'Ce qui est gardé, et pourquoi',
  refuse: 'Refuser',
  accept: 'Accepter',
  close: 'Refuser et fermer',
  accepted: 'Vous avez accepté le {date}. Cette réponse est valable six mois.',
  refused: 'Vous avez refusé le {date}. Cette réponse est valable six mois.',
};
