/** What the mails about an appointment share, each in the person's language. */
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { asTyped, unlinked, type Fact, type Link } from '../content.ts';
import type { CalendarEntry } from './calendar.ts';
import {
  bookingReason,
  fullName,
  manageLink,
  minutesLong,
  noticeText,
  preparation,
  type Appointment,
} from './data.ts';
import { timeFacts } from './time.ts';

/** What the consultation is, in two sentences. */
export const purpose: Readonly<Record<Lang, string>> = {
  fr: 'Nous expliquons des mécanismes, des calculs et ce site. Nous ne recommandons ni actif, ni montant, ni moment, et la consultation n’est pas facturée.',
  en: 'We explain mechanisms, calculations and this site. We do not recommend an asset, an amount or a time to trade, and the consultation is not billed.',
};

/** All that the mails about an appointment to come share. */
export function coming(lang: Lang, data: Appointment) {
  const french = lang === 'fr';
  return {
    facts: factsOf(lang, data),
    listTitle: french
      ? 'Pour bien vous servir de ce temps\u00a0:'
      : 'To make good use of the time:',
    list: preparation[lang],
    after: [noticeText(lang, data), purpose[lang]],
    action: manageLink(lang, data),
    links: [
      ...ownLinks(lang, data),
      {
        label: french ? 'À quoi sert la consultation' : 'What the consultation is for',
        path: href(lang, 'appointment'),
      },
    ],
    reason: bookingReason(lang),
    replyTo: site.contact.email,
  } as const;
}

export function factsOf(lang: Lang, data: Appointment): Fact[] {
  const minutes = `${minutesLong(data)}\u00a0minutes`;
  return lang === 'fr'
    ? [
        ['Référence', data.reference],
        ...timeFacts('fr', 'Quand', data, data.zone),
        ['Durée', `${minutes}, par téléphone`],
        // The address may be somebody else's: no name typed here becomes a link.
        ['Au nom de', unlinked(fullName(data))],
      ]
    : [
        ['Reference', data.reference],
        ...timeFacts('en', 'When', data, data.zone),
        ['Duration', `${minutes}, by telephone`],
        ['Name', unlinked(fullName(data))],
      ];
}

export function anotherSlot(lang: Lang): Link {
  const label = lang === 'fr' ? 'Choisir un autre créneau' : 'Choose another time';
  return { label, path: href(lang, 'appointment') };
}

/** Members find all of theirs in the dashboard. */
export function ownLinks(lang: Lang, { member }: Appointment): Link[] {
  if (!member) return [];
  const label = lang === 'fr' ? 'Voir tous mes rendez-vous' : 'See all my appointments';
  return [{ label, path: href(lang, 'dashboard') }];
}

export function entryFor(
  lang: Lang,
  data: Appointment,
  kind: CalendarEntry['kind'],
): CalendarEntry {
  const french = lang === 'fr';
  const cancels = kind === 'cancel';
  // As programs dial it.
  const phone = asTyped(data.phone);
  return {
    ...{ lang, kind, id: data.id, sequence: data.sequence, start: data.start, end: data.end },
    summary: french ? `Rendez-vous avec ${site.name}` : `Appointment with ${site.name}`,
    description: [
      ...(cancels
        ? []
        : [french ? `Nous vous appellerons au ${phone}.` : `We will call you on ${phone}.`]),
      french ? `Référence ${data.reference}` : `Reference ${data.reference}`,
    ],
    manage: cancels ? anotherSlot(lang) : manageLink(lang, data),
    location: french ? 'Par téléphone' : 'By telephone',
    person: { name: fullName(data), email: data.email },
  };
}
