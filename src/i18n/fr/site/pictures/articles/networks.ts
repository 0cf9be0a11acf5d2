/** Alternative texts of the drawn pictures of the articles about networks. */
export const networks = {
  'preuve-d-enjeu-en-pratique':
    'Un dépôt sous cadenas sur lequel tombent de petites pièces, et trois points qui font la queue devant une sortie étroite.',
  'ponts-entre-blockchains':
    'Un pont entre deux rives : sous la première, un coffre qui n’est pas plein ; sur la seconde, une pile de reçus.',
  'couche-2-comment-ca-marche':
    'D’une chaîne rapide, deux chemins descendent vers la chaîne de base : l’un court avec un péage, l’autre avec une horloge.',
  'frais-par-reseau':
    'Une file de barres rangées de la plus haute à la plus basse ; une ligne montre jusqu’où va le prochain bloc.',
  'preuve-de-reserves-lire-une-attestation':
    'Une balance : des pièces que l’on compte d’un côté, de l’autre des dettes, dont une en pointillé que l’on ne voit pas.',
  'lire-un-livre-blanc':
    'Une page de texte dont une loupe grossit deux nombres pour les comparer ; à côté, une coche et une croix.',
};
