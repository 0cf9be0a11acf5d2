/** Booking an appointment: calendar, times, form and errors. Loaded when scrolled into view. */
import type { AppointmentCode } from '../../../domain/api/appointment.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';
import { booking as missing } from '../required-fields.ts';

export const appointmentBook = {
  reading: 'Chargement des créneaux libres…',
  readingLink: 'Chargement de votre rendez-vous…',
  missing,
  picker: 'Jour et heure',
  write: 'Nous écrire',
  zone: {
    label: 'Heures affichées pour',
    near: 'Les plus utiles',
    same: 'C’est aussi l’heure de Paris.',
    differs: 'L’heure de Paris est rappelée dessous.',
  },
  regions: {
    Europe: 'Europe',
    Africa: 'Afrique',
    America: 'Amérique',
    Asia: 'Asie',
    Atlantic: 'Atlantique',
    Australia: 'Australie',
    Indian: 'Océan Indien',
    Pacific: 'Pacifique',
    Arctic: 'Arctique',
    Antarctica: 'Antarctique',
    other: 'Autres',
  },
  day: {
    title: 'Le jour',
    before: 'Mois précédent',
    after: 'Mois suivant',
    legend: 'Jour avec des créneaux libres',
    keys: 'Flèches : un jour, une semaine. Origine et Fin : la semaine. Page haut et Page bas : le mois. Entrée : choisir ; encore Entrée : aller aux heures.',
    free: { one: '{day}, {n} créneau libre', other: '{day}, {n} créneaux libres' },
    unavailable: {
      past: '{day} : passé',
      notice: '{day} : trop proche, un créneau se réserve au moins {hours} heures à l’avance',
      closed: '{day} : fermé',
      holiday: '{day} : jour férié',
      away: '{day} : fermé pour congés',
      full: '{day} : complet',
      later: '{day} : pas encore ouvert, les créneaux s’ouvrent {weeks} semaines à l’avance',
    },
    empty: 'Aucun créneau libre dans les {weeks} prochaines semaines',
    emptyText:
      'Le calendrier avance d’un jour chaque nuit, et une annulation libère aussitôt son créneau. Vous pouvez aussi nous écrire en proposant trois créneaux.',
    asOf: 'Dernière vérification : {time}.',
    again: 'Vérifier à nouveau',
    failed:
      'Les créneaux libres n’ont pas pu être lus. Réessayez dans un instant. Ce que vous avez tapé reste ici.',
    retry: 'Réessayer',
  },
  time: {
    title: 'L’heure',
    missing: 'Choisissez une heure.',
    paris: '{time} à Paris',
    parisDay: '{day}, {time} à Paris',
  },
  choice: {
    label: 'Créneau choisi',
    none: 'Choisissez d’abord un jour et une heure.',
    moment: '{day} à {time}',
    length: '{n} minutes, par téléphone',
    paris: 'À Paris : {moment}.',
    asking: 'Nous gardons ce créneau pour vous…',
    held: 'Ce créneau est gardé pour vous jusqu’à {time}.',
    minute: 'Ce créneau est gardé pour vous encore une minute.',
    open: {
      expired:
        'Ce créneau ne vous est plus gardé. Vous pouvez encore le réserver, si personne ne le prend avant votre envoi.',
      limit:
        'D’autres créneaux viennent d’être gardés depuis votre connexion : celui-ci ne l’est pas, mais vous pouvez le réserver tant qu’il est libre.',
      full: 'Le nombre maximal de rendez-vous pris depuis un même réseau est atteint sur le vôtre : ce créneau n’est pas gardé. Les abonnés peuvent encore le réserver, et un rendez-vous déjà pris peut y être déplacé. Sinon, écrivez-nous en proposant trois créneaux : nous réserverons pour vous.',
      unreachable:
        'Le créneau n’a pas pu être mis de côté. Vous pouvez le réserver tant qu’il est libre.',
    },
    again: 'Garder ce créneau',
    taken: '{moment} : ce créneau n’est plus libre. Ce que vous avez tapé est gardé.',
    nearest: 'Les créneaux libres les plus proches :',
    noneNear: 'Aucun autre créneau n’est libre pour le moment.',
  },
  who: {
    title: 'Vous',
    phone: 'Téléphone',
    phoneHint: 'Nous appelons ce numéro. Hors de France, avec l’indicatif : +32 470 12 34 56.',
    emailHint: 'La confirmation et l’invitation y seront envoyées.',
    message: 'Vos questions (facultatif)',
    messageHint: 'La plus importante en premier. Ni mot de passe, ni phrase de récupération.',
    left: { one: 'Encore {n} caractère.', other: 'Encore {n} caractères.' },
    over: { one: '{n} caractère de trop.', other: '{n} caractères de trop.' },
    trap: 'Ne remplissez pas ce champ',
    tooLong: 'Ce message est trop long : 2 000 caractères au plus.',
    impossible: 'Aucun numéro de ce pays ne s’écrit ainsi. Vérifiez-le.',
  },
  terms: [
    'La confirmation part aussitôt par e-mail, avec une invitation pour votre agenda.',
    'Vous pouvez déplacer ou annuler jusqu’à {n} heures avant, avec le lien de cet e-mail.',
    'Vos coordonnées ne servent qu’à ce rendez-vous : [politique de confidentialité](page:privacy).',
  ],
  submit: 'Confirmer le rendez-vous',
  busy: 'Envoi…',
  proving:
    'Un instant : beaucoup de demandes arrivent, et votre navigateur vérifie que celle-ci ne vient pas d’un robot.',
  errorLead: 'Une erreur est survenue lors de l’envoi du formulaire.',
  errors: {
    ...errors,
    network:
      'Vérifiez votre connexion, puis réessayez : envoyée deux fois, la demande ne compte qu’une fois.',
    unavailable:
      'La panne est de notre côté. Réessayez dans un instant : envoyée deux fois, la demande ne compte qu’une fois.',
    bad_request:
      'Un champ n’a pas été accepté. Relisez votre adresse et votre numéro, puis réessayez.',
    rate_limited: 'Trop de demandes en peu de temps. {retry}',
    too_many:
      'Trois rendez-vous à venir sont déjà pris avec ce compte ou cette adresse, et c’est le maximum. Pour en prendre un autre, annulez d’abord l’un d’eux depuis son e-mail de confirmation.',
    network_full:
      'Le nombre maximal de rendez-vous pris depuis un même réseau est atteint sur le vôtre. Écrivez-nous en proposant trois créneaux : nous réserverons pour vous.',
    proof_required:
      'Beaucoup de demandes arrivent en ce moment, et votre navigateur n’a pas pu montrer que celle-ci ne vient pas d’un robot. Réessayez, ou écrivez-nous.',
    looks_automated:
      'Un champ caché a été rempli, sans doute par une extension de votre navigateur. Rechargez la page et réessayez, ou écrivez-nous.',
    unexpected: 'La demande n’a pas pu aboutir. Réessayez dans un instant, ou écrivez-nous.',
    bad_link: 'Ce lien n’est pas complet, ou n’est pas le nôtre. Ouvrez-le depuis l’e-mail.',
    link_expired: 'Ce rendez-vous est passé.',
    too_late: 'Il est trop tard pour modifier ce rendez-vous en ligne. Écrivez-nous.',
    cancelled: 'Ce rendez-vous est déjà annulé.',
  } satisfies ErrorTexts<AppointmentCode>,
};
