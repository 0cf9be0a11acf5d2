/**
 * Contract of `POST /.netlify/functions/desk`: deliveries, bookings and tickets, for editors whose session has passed
 * the second factor. Signals are read through the Data API and changed by `signal-publish`. Instants are ISO 8601.
 */
import { z } from 'zod';
import type { Lang } from '../../i18n/locales.ts';
import type { CalendarDay } from '../booking/french-holidays.ts';
import type { MarketCurrency } from './market.ts';
import type { SignalEventKind } from '../signals/signal.ts';
import {
  attendances,
  maxAnswer,
  ticketStatuses,
  type Attendance,
  type TicketStatus,
} from '../desk/limits.ts';
import type { CommonCode } from './errors.ts';
import { textField } from './fields.ts';
import type { DeliveryState, WebhookStatus } from './signal-webhooks.ts';

export * from '../desk/limits.ts';

const id = z.uuid();
/** Of this millennium: its week ends within the years that the database reads. */
const day = z.iso
  .date()
  .startsWith('2')
  .transform((text) => text as CalendarDay);
const attendance = z.enum(attendances).nullable();
/** Version of the ticket that the caller has read. */
const version = z.number().int().positive();

export const deskRequest = z.discriminatedUnion('action', [
  /** Response: `DeskOverview`. */
  z.strictObject({ action: z.literal('overview') }),
  /** The newest events, or those before a position. Response: `DeskDeliveries`. */
  z.strictObject({
    action: z.literal('deliveries'),
    before: z.number().int().positive().optional(),
  }),
  /** The week of this day. Response of this action and the next two: `DeskWeek`. */
  z.strictObject({ action: z.literal('bookings'), day }),
  /** Closes the day to new bookings. Existing ones stay, and are in the response. */
  z.strictObject({ action: z.literal('close-day'), day }),
  z.strictObject({ action: z.literal('open-day'), day }),
  /** Once it has begun; `known` is the value the caller has seen. Response: `DeskMarked`. */
  z.strictObject({ action: z.literal('mark-booking'), id, known: attendance, attendance }),
  /** Subscribers first, then the oldest. Response: `DeskTickets`. */
  z.strictObject({
    action: z.literal('tickets'),
    status: z.enum(ticketStatuses),
    page: z.number().int().min(0).max(10_000),
  }),
  /**
   * Stores the answer and emails it, once per `request` and text. Response of this action and the next:
   * `DeskTicketChanged`.
   */
  z.strictObject({
    action: z.literal('answer-ticket'),
    id,
    version,
    request: z.uuid(),
    text: textField(maxAnswer).min(2),
  }),
  z.strictObject({ action: z.literal('set-ticket'), id, version, status: z.enum(ticketStatuses) }),
]);
export type DeskRequest = z.input<typeof deskRequest>;

export interface DeskOverview {
  readonly type: 'overview';
  readonly analyst: string | null;
  /** Null before the opening. */
  readonly opened_at: string | null;
  readonly chain_length: number;
  readonly chain_head: string;
  readonly signals: { readonly draft: number; readonly open: number; readonly closed: number };
  /** Users entitled to signals now, and how many of them want emails. */
  readonly subscribers: { readonly entitled: number; readonly by_email: number };
  /** Signal emails: `sent` and `failed` in the last 24 hours. */
  readonly emails: Counts;
  /** Webhook deliveries in the last 24 hours. */
  readonly webhooks: Partial<Readonly<Record<DeliveryState, number>>>;
  readonly endpoints: Partial<Readonly<Record<WebhookStatus, number>>>;
  /** True: automatic execution is switched off for everybody (`SIGNAL_WEBHOOKS=off`). */
  readonly webhooks_off: boolean;
}

export interface Counts {
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
}

export interface EventDeliveries {
  readonly position: number;
  readonly signal_id: string;
  readonly kind: SignalEventKind;
  readonly recorded_at: string;
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly trial: boolean;
  readonly webhooks: Partial<Readonly<Record<DeliveryState, number>>>;
  /** Seconds from the event to the response; null if nothing was sent. */
  readonly webhook_median: number | null;
  readonly webhook_p95: number | null;
  readonly emails: Counts;
  /** Seconds from the event until the email was sent. */
  readonly email_median: number | null;
  readonly email_p95: number | null;
}

export interface DeskDeliveries {
  readonly type: 'deliveries';
  readonly events: readonly EventDeliveries[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export interface DeskBooking {
  readonly id: string;
  readonly reference: string;
  readonly status: 'booked' | 'cancelled';
  readonly start: string;
  readonly end: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly language: Lang;
  readonly attendance: Attendance | null;
}

export interface DeskWeek {
  readonly type: 'week';
  /** First day of the week. */
  readonly monday: CalendarDay;
  /** Sorted by start. */
  readonly bookings: readonly DeskBooking[];
  /** Days of the week that the desk has closed, without public holidays. */
  readonly closed: readonly CalendarDay[];
}

export interface DeskMarked {
  readonly type: 'marked';
}

export interface TicketAnswer {
  readonly at: string;
  readonly text: string;
}

export interface DeskTicket {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
  readonly status: TicketStatus;
  /** From the account's subscription when the ticket was written. */
  readonly priority: 'signals' | 'subscriber' | 'normal';
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Lang;
  readonly created_at: string;
  /** Oldest first. */
  readonly answers: readonly TicketAnswer[];
}

export interface DeskTickets {
  readonly type: 'tickets';
  readonly tickets: readonly DeskTicket[];
  /** Number of tickets with this status, on all pages. */
  readonly total: number;
}

export interface DeskTicketChanged {
  readonly type: 'ticket';
  readonly version: number;
}

export type DeskResponse =
  | DeskOverview
  | DeskDeliveries
  | DeskWeek
  | DeskMarked
  | DeskTickets
  | DeskTicketChanged;

/**
 * - `not_editor`, `second_factor_required`: as in `signal-publish`;
 * - `conflict`: changed by another editor meanwhile: read it again;
 * - `unknown`: it no longer exists;
 * - `too_early`: the consultation has not begun;
 * - `day_past`: a past day, or one too far ahead, cannot be closed or opened.
 */
export type DeskCode =
  | CommonCode
  | 'not_editor'
  | 'second_factor_required'
  | 'conflict'
  | 'unknown'
  | 'too_early'
  | 'day_past';
