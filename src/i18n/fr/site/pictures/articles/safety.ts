/** Alternative texts of the drawn pictures of the articles about safety. */
export const safety = {
  'choisir-son-portefeuille':
    'Une clé bleue, et quatre endroits reliés à elle : une plateforme, un téléphone, un appareil, trois petites clés dont deux suffisent.',
  'arnaques-et-recuperation':
    'Une horloge dont le premier quart d’heure est bleu ; à côté, un hameçon rouge emporte une pièce.',
  'liste-de-controle-securite':
    'Une feuille de quatre lignes, dont deux sont cochées, et un cadenas fermé.',
  'autoconservation-et-succession':
    'Trois clés rangées dans trois boîtes séparées ; des tirets mènent de chacune vers deux héritiers.',
  'impots-en-france-formulaire-2086':
    'Une part bleue sort d’un disque et va vers un formulaire, au-dessus d’une barre verte et d’une barre rouge.',
  'mica-et-la-liste-des-psca':
    'Un registre dont une ligne est bleue ; une loupe posée dessus montre une coche.',
};
