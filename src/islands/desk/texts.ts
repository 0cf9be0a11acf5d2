import type * as agenda from '../../i18n/fr/desk/agenda.ts';
import type * as deliveries from '../../i18n/fr/desk/deliveries.ts';
import type * as desk from '../../i18n/fr/desk/desk.ts';
import type * as signals from '../../i18n/fr/desk/signals.ts';
import type * as tickets from '../../i18n/fr/desk/tickets.ts';
import { textsLoader } from '../../i18n/load.ts';

export type DeskTexts = (typeof desk)['desk'];
export type DeskSignalsTexts = (typeof signals)['deskSignals'];
export type DeskDeliveriesTexts = (typeof deliveries)['deskDeliveries'];
export type DeskAgendaTexts = (typeof agenda)['deskAgenda'];
export type DeskTicketsTexts = (typeof tickets)['deskTickets'];

/** Texts of the desk and of each of its parts, fetched with them. */
export const loadDesk = textsLoader(import.meta.glob<typeof desk>('../../i18n/*/desk/desk.ts'));
export const loadSignals = textsLoader(
  import.meta.glob<typeof signals>('../../i18n/*/desk/signals.ts'),
);
export const loadDeliveries = textsLoader(
  import.meta.glob<typeof deliveries>('../../i18n/*/desk/deliveries.ts'),
);
export const loadAgenda = textsLoader(
  import.meta.glob<typeof agenda>('../../i18n/*/desk/agenda.ts'),
);
export const loadTickets = textsLoader(
  import.meta.glob<typeof tickets>('../../i18n/*/desk/tickets.ts'),
);
