/** Alternative texts of the drawn pictures of the articles about markets. */
export const markets = {
  'frais-d-une-operation':
    'D’une colonne verte à une colonne bleue plus basse : six frais descendent comme les marches d’un escalier.',
  'lire-un-carnet-d-ordres':
    'Les vendeurs en haut, les acheteurs en bas, un vide entre eux et un ordre d’achat qui monte chez les vendeurs.',
  'achats-programmes':
    'Un cours qui baisse puis remonte, cinq achats à intervalles égaux, et des barres d’autant plus hautes que le cours est bas.',
  'financement-et-levier':
    'Deux pièces, au bout d’un long levier, font contrepoids à un bloc bien plus grand ; sous les pièces, une limite en tirets rouges.',
  'cycles-de-marche':
    'Un cours tombe de son sommet, y revient longtemps après, puis deux suites en pointillés partent, l’une vers le haut, l’autre vers le bas.',
  'analyse-on-chain':
    'Des adresses reliées par des paiements ; une étiquette bleue en réunit quatre, dont une barrée de rouge qui n’aurait pas dû y être.',
  'risque-des-stablecoins':
    'Une réserve bleue qui n’est pas pleine ; devant elle, quatre jetons attendent, deux sont payés et les deux derniers sont barrés de rouge.',
  'tokenomics-lire-une-emission':
    'Trois disques de plus en plus grands ; le même morceau bleu occupe une part de plus en plus petite.',
};
