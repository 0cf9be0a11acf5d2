/** Booking an appointment: texts in the page; the rest is loaded with the calendar. */
export const appointment = {
  heading: 'Réserver un créneau',
  intro: 'Un jour, une heure, vos coordonnées. Sans compte, sans paiement.',
  reading: 'Chargement des créneaux libres…',
  noScript: {
    title: 'Ce calendrier demande JavaScript',
    text: 'Sans lui, écrivez-nous : proposez trois créneaux, avec votre nom, un numéro de téléphone et votre question principale. Nous confirmons l’un d’eux par e-mail, ou proposons le plus proche.',
    phone: 'Par téléphone',
    hours: 'Quand nous répondons',
  },
};
