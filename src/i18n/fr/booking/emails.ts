/** The emails about an appointment, and its calendar entry. */
export const bookingEmails = {
  reference: 'Référence',
  when: 'Quand',
  inParis: 'À Paris',
  parisTime: 'heure de Paris',
  dayAndTime: '{day} à {time}',
  fromTo: '{day}, de {start} à {end}',
  duration: 'Durée',
  durationValue: '{minutes} minutes, par téléphone',
  name: 'Au nom de',
  change: 'Déplacer ou annuler le rendez-vous',
  anotherSlot: 'Choisir un autre créneau',
  own: 'Voir tous mes rendez-vous',
  about: 'À quoi sert la consultation',
  purpose:
    'Nous expliquons des mécanismes, des calculs et ce site. Nous ne recommandons ni actif, ni montant, ni moment, et la consultation est gratuite.',
  notice:
    'Vous pouvez déplacer ou annuler le rendez-vous en ligne jusqu’à {hours} heures avant, soit jusqu’au {until}. Ensuite, répondez à ce message : nous ferons au mieux.',
  preparationTitle: 'Pour bien utiliser ce temps :',
  preparation: [
    'Écrivez vos questions, la plus importante en premier. Une question précise reçoit une meilleure réponse qu’un thème.',
    'Gardez près de vous un papier, et l’exemple ou le calcul qui vous arrête.',
    'Ne préparez ni relevé de compte, ni mot de passe, ni phrase de récupération : personne ne vous les demandera.',
  ],
  reason:
    'Ce message suit un rendez-vous pris avec cette adresse. Si vous ne l’avez pas pris, annulez-le ou écrivez à {email}.',
  confirmed: {
    subject: 'Rendez-vous confirmé : {when}',
    title: 'Votre rendez-vous est confirmé',
    text: 'Nous vous appellerons au {phone}. Le fichier joint ajoute le rendez-vous à votre agenda.',
  },
  moved: {
    subject: 'Rendez-vous déplacé : {when}',
    title: 'Votre rendez-vous est déplacé',
    text: 'Nous vous appellerons au {phone}, à la date et à l’heure ci-dessous{before}. Le fichier joint déplace le rendez-vous dans votre agenda.',
    before: ', et non plus le {when}',
  },
  cancelled: {
    subject: 'Rendez-vous annulé : {when}',
    title: 'Votre rendez-vous est annulé',
    text: 'Nous n’appellerons pas, et le créneau est de nouveau libre. Le fichier joint retire le rendez-vous de votre agenda.',
    after:
      'Pour en prendre un autre, choisissez un jour et une heure sur la page des rendez-vous. Il n’y a rien d’autre à faire.',
    reason:
      'Ce message suit un rendez-vous pris avec cette adresse. Si vous ne l’avez pas pris, écrivez à {email}.',
  },
  reminder: {
    subject: 'Rappel : rendez-vous le {when}',
    title: 'Votre rendez-vous approche',
    text: 'Nous vous appellerons au {phone}. Gardez votre téléphone près de vous à cette heure-là.',
    after:
      'Un empêchement ? Déplacez ou annulez le rendez-vous en ligne jusqu’au {limit}. Ensuite, répondez à ce message, même au dernier moment : nous serons prévenus.',
    action: 'Ouvrir le rendez-vous',
  },
  calendar: {
    file: 'rendez-vous.ics',
    summary: 'Rendez-vous avec {site}',
    call: 'Nous vous appellerons au {phone}.',
    reference: 'Référence {reference}',
    location: 'Par téléphone',
  },
};
