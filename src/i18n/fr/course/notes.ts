/** Notes on passages of lessons, in the lesson and on the page that brings them together. */
export const notes = {
  /** Beside a selected passage. */
  add: 'Ajouter une note',
  addHint: 'Passage sélectionné\u00A0: le bouton «\u202FAjouter une note\u202F» suit dans la page.',
  addToSection: 'Ajouter une note à cette section',
  note: 'Ma note',
  edit: 'Modifier',
  delete: 'Supprimer',
  /** Of edit and delete, for screen readers. */
  which: ', note du {date}',
  /** In place of the text of a note that has none. */
  passageOnly: 'Passage gardé, sans note.',
  otherLang: { fr: 'passage lu en français', en: 'passage lu en anglais' },
  saved: 'Note enregistrée.',
  deleted: 'Note supprimée.',
  undo: 'Annuler la suppression',
  restored: 'Note rétablie.',
  field: 'Votre note',
  hint: 'Personne d’autre ne la lit. Laissez vide pour garder le passage seul.',
  left: { one: 'Encore {n} caractère', other: 'Encore {n} caractères' },
  save: 'Enregistrer',
  cancel: 'Annuler',
  statuses: {
    sending: 'Enregistrement…',
    waiting:
      'Pas encore dans votre compte\u00A0: gardée dans ce navigateur et renvoyée dès que la connexion revient.',
    here: 'Pas encore dans votre compte, et ce navigateur ne garde rien\u00A0: ne fermez pas cette page.',
    full: 'Vous avez 500 notes, le maximum. Celle-ci reste dans ce navigateur trente jours\u00A0: supprimez-en une autre pour lui faire place.',
    rejected:
      'Votre compte n’a pas accepté cette note. Elle reste dans ce navigateur trente jours\u00A0: copiez-la ailleurs si vous voulez la garder.',
  },
  replaced:
    'Cette note a été modifiée plus tard dans une autre fenêtre ou sur un autre appareil\u00A0: c’est ce texte qui est gardé. Le vôtre était\u00A0:',
  useMine: 'Reprendre le mien',
  leave: 'Laisser ainsi',
  failed: 'Vos notes n’ont pas pu être lues. Aucune n’est perdue.',
  retry: 'Réessayer',
  /** The page of all notes, and the card of the newest. */
  list: {
    loading: 'Chargement de vos notes…',
    search: 'Chercher dans vos notes',
    count: { one: '{n} note', other: '{n} notes' },
    found: { one: '{n} note trouvée', other: '{n} notes trouvées' },
    none: 'Aucune note ne contient ces mots.',
    lesson: 'Leçon {n}\u00A0: {title}',
    open: 'Ouvrir le passage',
    openOf: ', {lesson}',
    edited: 'modifiée le {date}',
    empty: 'Vous n’avez pas encore de note.',
    emptyHow:
      'Dans une leçon ouverte, sélectionnez un passage\u00A0: un bouton «\u202FAjouter une note\u202F» paraît à côté. Au clavier, chaque titre de section est suivi d’un bouton «\u202FAjouter une note à cette section\u202F».',
    firstLesson: 'Ouvrir la première leçon',
    download: 'Télécharger en Markdown',
    file: 'mes-notes-{day}.md',
    print: 'Imprimer',
    all: 'Toutes les notes',
    title: 'Mes notes',
  },
};
