/** Alternative texts of the drawn pictures of the dictionary: indicators. */
export const indicators = {
  'moyenne-mobile':
    'Cinq clôtures encadrées donnent un point d’une courbe plus lisse, en retard sur le prix.',
  'moyenne-mobile-exponentielle':
    'Huit clôtures, et sous chacune une barre : plus la clôture est récente, plus la barre est haute.',
  rsi: 'Des hausses et des baisses, et dessous une jauge remplie à hauteur de la part des hausses.',
  macd: 'Une courbe rapide et une courbe lente ; l’écart qui les sépare grandit, puis se referme.',
  'bandes-de-bollinger':
    'Deux courbes entourent un prix et s’écartent quand ses mouvements deviennent plus amples.',
  atr: 'Trois journées dont on mesure l’amplitude, et la moyenne des trois mesures.',
  divergence:
    'En haut, un second sommet plus élevé que le premier ; en bas, l’indicateur fait l’inverse.',
  volatilite: 'Un prix calme dans une bande étroite, un prix agité dans une bande large.',
  correlation: 'À gauche, des points le long d’une droite ; à droite, un nuage sans direction.',
};
