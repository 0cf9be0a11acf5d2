/** The lab on hashes and their avalanche. */
export const hashLab = {
  title: 'Une lettre change, la moitié des bits basculent',
  first: 'Premier texte',
  second: 'Second texte',
  retouch: 'Changer une lettre au hasard',
  many: 'Faire cent retouches',
  hashOf: 'Empreinte du premier',
  hashOfOther: 'Empreinte du second',
  results: {
    bits: 'Bits qui changent',
    digits: 'Caractères qui changent',
    letters: 'Lettres changées dans le texte',
  },
  ofTotal: 'sur {total}',
  legend: 'Un carreau par bit. Plein : il change.',
  axis: 'bits changés à chaque retouche',
  say: 'Entre les deux textes, {bits} bits sur 256 changent, soit {share}. Rien dans les deux empreintes ne dit que les textes se ressemblent.',
  same: 'Les deux textes sont identiques : les deux empreintes aussi, bit pour bit.',
  runs: 'Sur cent retouches d’une seule lettre, le nombre de bits changés va de {min} à {max}, avec une moyenne de {mean}.',
  formula: 'SHA-256, calculé dans cette page. 64 caractères hexadécimaux × 4 bits = 256 bits',
  trials: {
    same: {
      text: 'Écrivez deux fois le même texte. Combien de bits changent ?',
      shows:
        'Aucun : rien n’y est tiré au hasard. Refait ailleurs ou demain, le calcul rend la même chose.',
    },
    long: {
      text: 'Écrivez plus de cent caractères. L’empreinte s’allonge-t-elle ?',
      shows: 'Non : elle garde ses 64 caractères, pour un mot comme pour un livre.',
    },
    many: {
      text: 'Faites cent retouches. Autour de quel nombre se rangent-elles ?',
      shows: 'Autour de 128, la moitié de 256 : chaque bit bascule comme une pièce que l’on lance.',
    },
  },
  long: 'Ana, Léo et Mia dînent ensemble depuis des années et notent leurs dettes dans un carnet dont chacun possède une copie.',
};
