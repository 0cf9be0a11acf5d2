/** What the mails about an appointment are made from, as SQL writes it, and the words they share. */
import { z } from 'zod';
import { emailField } from '../../../src/domain/api/fields.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { href, langs, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { asTyped, type Link } from '../content.ts';
import { instant } from '../fields.ts';
import { knownZone, namedTime } from './time.ts';

/** Typed by somebody: the functions have their own limits, this one only keeps a mail a mail. */
export const typed = (max: number) => z.string().max(max);

export const appointmentData = z.strictObject({
  kind: z.enum(['booked', 'moved', 'cancelled']),
  /** Of the row: it is the same entry in a calendar from first to last. */
  id: z.guid(),
  reference: z.string().regex(/^RDV-[0-9A-Z]{8}$/),
  /** Rises with every change, so that a calendar knows the newest. */
  sequence: z.int().nonnegative(),
  start: instant,
  end: instant,
  /** Where it was before it was moved. */
  previous: instant.nullable(),
  first_name: typed(400),
  last_name: typed(400),
  email: emailField,
  phone: typed(40),
  message: typed(8_000),
  /** IANA name. One that is not known any more is Paris. */
  zone: typed(60).transform(knownZone),
  language: z.enum(langs),
  token: z.string().regex(/^[\w-]{22}\.[\w-]{20,170}$/),
  /** Booked while signed in. */
  member: z.boolean(),
});

export type Appointment = z.output<typeof appointmentData>;

/** The page of this appointment. What follows the `#` reaches no server. */
export function managePath(lang: Lang, token: string): string {
  return `${href(lang, 'appointment')}#rendez-vous=${token}`;
}

export function manageLink(lang: Lang, { token }: Appointment): Link {
  return {
    label: lang === 'fr' ? 'Déplacer ou annuler le rendez-vous' : 'Move or cancel the appointment',
    path: managePath(lang, token),
  };
}

/** Until when it can be moved or cancelled online, on the person's clock. */
export function changeLimit(lang: Lang, { start, zone }: Appointment): string {
  const limit = Date.parse(start) - slotRules.noticeHours * 3_600_000;
  return namedTime(lang, new Date(limit).toISOString(), zone);
}

/** Until when that page moves and cancels it, and what to do after. */
export function noticeText(lang: Lang, data: Appointment): string {
  const hours = slotRules.noticeHours;
  const until = changeLimit(lang, data);
  return lang === 'fr'
    ? `Vous pouvez le déplacer ou l’annuler en ligne jusqu’à ${hours}\u00a0heures avant, soit jusqu’au ${until}. Ensuite, répondez à ce message\u00a0: nous ferons au mieux.`
    : `You can move or cancel it online up to ${hours} hours before, that is, until ${until}. After that, reply to this message and we will do what we can.`;
}

/** What makes the half hour worth it, and what nobody will ask. */
export const preparation: Readonly<Record<Lang, readonly string[]>> = {
  fr: [
    'Écrivez vos questions, la plus importante en premier. Une question précise reçoit une meilleure réponse qu’un thème.',
    'Gardez près de vous un papier, et l’exemple ou le calcul qui vous arrête.',
    'Ne préparez ni relevé de compte, ni mot de passe, ni phrase de récupération\u00a0: personne ne vous les demandera.',
  ],
  en: [
    'Write your questions down, the most important first. A precise question gets a better answer than a theme.',
    'Keep paper at hand, and the example or the calculation you are stuck on.',
    'Do not prepare any account statement, password or recovery phrase: nobody will ask for them.',
  ],
};

/** The name as typed, first name first. */
export function fullName({ first_name, last_name }: Appointment): string {
  return asTyped(`${asTyped(first_name)} ${asTyped(last_name)}`);
}

/** A number as it is kept, in groups where it is French: `+33 6 12 34 56 78`. */
export function phoneShown({ phone }: Appointment): string {
  return asTyped(phone).replace(
    /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
    ['+33', '$1', '$2', '$3', '$4', '$5'].join('\u00a0'),
  );
}

export function minutesLong({ start, end }: Appointment): number {
  return Math.round((new Date(end).getTime() - new Date(start).getTime()) / 60_000);
}

/** Why it was sent, in small print. */
export function bookingReason(lang: Lang): string {
  return lang === 'fr'
    ? `Ce message suit un rendez-vous pris avec cette adresse. Si vous ne l’avez pas pris, annulez-le ou écrivez à ${site.contact.email}.`
    : `This message follows an appointment booked with this address. If you did not book it, cancel it or write to ${site.contact.email}.`;
}
