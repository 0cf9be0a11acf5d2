/** A booked appointment: its confirmation, and the page of its link. Loaded on demand. */
export const appointmentAfter = {
  rows: {
    when: 'Jour et heure',
    paris: 'À Paris',
    before: 'Avant',
    how: 'Comment',
    call: '{n} minutes, par téléphone',
    reference: 'Référence',
    until: 'Déplacer ou annuler',
    untilText: 'jusqu’au {moment}',
  },
  booked: {
    title: 'Rendez-vous confirmé',
    mail: 'Un e-mail de confirmation est envoyé à {email}, avec une invitation pour votre agenda et le lien pour déplacer ou annuler.',
    nothing:
      'Rien après quelques minutes ? Regardez dans les indésirables. Le rendez-vous est pris de toute façon : notez sa référence.',
    earlier:
      'Votre première demande avait abouti : le rendez-vous est pris pour l’heure ci-dessous, et non pour celle que vous avez choisie ensuite. Vous pouvez le déplacer avec le lien de l’e-mail.',
    details:
      'Votre première demande avait abouti : le rendez-vous est pris avec le nom, le numéro de téléphone et le message de cette demande, et non avec ceux que vous avez saisis ensuite. Pour les corriger, répondez à l’e-mail de confirmation.',
    manage: 'Déplacer ou annuler',
    another: 'Prendre un autre rendez-vous',
    dashboard: 'Il figure aussi dans votre [tableau de bord](page:dashboard).',
  },
  link: {
    title: 'Votre rendez-vous',
    change: 'Vous pouvez le déplacer ou l’annuler ici jusqu’au {moment}.',
    move: 'Déplacer',
    cancel: 'Annuler le rendez-vous',
    tooLate: 'Le délai pour déplacer ou annuler ici est passé',
    tooLateText:
      'Il se termine {n} heures avant le rendez-vous. Si vous ne pouvez pas répondre à l’appel, prévenez-nous par e-mail : nous ferons au mieux.',
    tooLatePhone:
      'Il se termine {n} heures avant le rendez-vous. Si vous ne pouvez pas répondre à l’appel, prévenez-nous par téléphone ({phone}) ou par e-mail : nous ferons au mieux.',
    write: 'Écrire au sujet de ce rendez-vous',
    cancelled: 'Ce rendez-vous est annulé',
    cancelledText: 'Personne ne vous appellera. Le créneau est de nouveau libre.',
    another: 'Choisir un autre créneau',
    badTitle: 'Ce lien n’ouvre aucun rendez-vous',
    badText:
      'Il est sans doute incomplet. Ouvrez-le depuis l’e-mail de confirmation au lieu de le recopier, ou écrivez-nous avec votre référence.',
    expiredTitle: 'Ce rendez-vous est passé',
    expiredText: 'Son lien ne sert plus. Pour d’autres questions, prenez un nouveau rendez-vous.',
    retry: 'Réessayer',
    unread: 'Votre rendez-vous n’a pas pu être lu. Il n’a pas changé.',
  },
  move: {
    title: 'Déplacer le rendez-vous',
    text: 'Il reste prévu le {moment} tant que vous n’avez pas confirmé la nouvelle heure.',
    submit: 'Confirmer la nouvelle heure',
    back: 'Le laisser comme il est',
    doneTitle: 'Rendez-vous déplacé',
    done: 'Un e-mail le confirme, et met à jour l’invitation dans votre agenda.',
  },
  cancel: {
    title: 'Annuler ce rendez-vous ?',
    text: 'Le créneau devient libre aussitôt. Vous pourrez en choisir un autre, mais peut-être pas le même.',
    submit: 'Oui, l’annuler',
    back: 'Le garder',
    doneTitle: 'Rendez-vous annulé',
    done: 'Un e-mail le confirme, et retire l’invitation de votre agenda.',
  },
  mail: {
    subject: 'Rendez-vous {reference}',
    body: 'Bonjour,\n\nRéférence : {reference}\nDate : {moment}\n\n',
  },
};
