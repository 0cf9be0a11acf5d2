/** Words around what a reader does in a lesson: predictions, cases, sheets, things to keep. */
export const activities = {
  /** A prediction, before the explanation. */
  predict: {
    tag: 'À vous de prévoir',
    right: 'bonne réponse',
    answer: 'Réponse : {answer}',
    number: 'Votre réponse',
    compare: 'Comparer',
    skip: 'Passer',
    /** After the comparison. */
    exact: 'Juste : {answer}.',
    off: 'Vous aviez dit {guess}. La réponse est {answer}.',
    skipped: 'La réponse est {answer}.',
    rightChoice: 'Juste.',
    wrongChoice: 'Ce n’est pas celle-là : la bonne réponse est cochée.',
    skippedChoice: 'La bonne réponse est cochée.',
    yours: 'votre réponse',
    you: 'vous : {guess}',
    truth: 'réponse : {answer}',
    again: 'Recommencer',
    choose: 'Choisissez une réponse, ou passez.',
  },
  /** A dated event, decided step by step. */
  case: {
    tag: 'Cas réel',
    source: 'Source :',
    outcome: 'Comment cela a fini',
    place: 'Décision {n} sur {total}',
    decide: 'Décider',
    choose: 'Choisissez une réponse.',
    yours: 'Votre décision :',
    again: 'Recommencer le cas',
  },
  mistakes: 'Erreurs courantes',
  keyPoints: 'L’essentiel',
  /** A checklist or a plan to print. */
  keep: {
    print: 'Imprimer',
    copy: 'Copier',
    copied: 'Copié dans le presse-papiers.',
    notCopied: 'Votre navigateur refuse la copie. Sélectionnez le texte et copiez-le vous-même.',
    clear: 'Tout décocher',
    cleared: 'Tout est décoché.',
  },
  /** A calculating sheet. */
  sheet: {
    tag: 'Feuille de calcul',
    inputs: 'À remplir',
    results: 'Résultats',
    formula: 'Formule',
    value: 'Valeur',
    none: 'aucun résultat',
    /** A result that has changed, announced. */
    result: '{label} : {value}',
    unreadable: 'Écrivez un nombre.',
    reset: 'Valeurs de départ',
    download: 'Télécharger la feuille (XLSX)',
    failed: 'La feuille n’a pas pu être faite. Réessayez dans un instant.',
    /** Between the values of a function. */
    separator: '\u202F; ',
    /** Functions in a formula written for a reader. */
    functions: {
      min: 'minimum',
      max: 'maximum',
      floor: 'arrondi inférieur',
      ceil: 'arrondi supérieur',
      round: 'arrondi',
      sqrt: 'racine',
      abs: 'valeur absolue',
    },
  },
};
