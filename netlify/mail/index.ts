/** Every email we send ourselves, by the name of its template. */
import type { z } from 'zod';
import type { Lang } from '../../src/i18n/index.ts';
import {
  accountDeleted,
  accountDeletedData,
  accountUnused,
  accountUnusedData,
  earlierAccessEnded,
  eventTimeData,
  recoveryCodesRenewed,
  secondFactorRemoved,
} from './account/account.ts';
import { addressLink, addressLinkData } from './auth/address-link.ts';
import { appointmentData } from './booking/data.ts';
import {
  appointmentCancelled,
  appointmentConfirmed,
  appointmentMoved,
  appointmentReminder,
} from './booking/person.ts';
import { erasedData, staffAppointment, staffAppointmentErased } from './booking/staff.ts';
import type { EmailContent } from './content.ts';
import { contractLink, contractUnknown, linkData, unknownData } from './contract/links.ts';
import {
  cancellationData,
  cancellationReceipt,
  withdrawalData,
  withdrawalReceipt,
} from './contract/receipts.ts';
import { refundData, withdrawalRefund } from './contract/refund.ts';
import { reviewReminder, reviewReminderData } from './course/review.ts';
import { renderLayout, type RenderedEmail } from './layout.ts';
import { marketWeek, marketWeekData } from './market/week.ts';
import { emailFailed, emailFailedData } from './staff/email-failed.ts';
import { unexplainedPayment, unexplainedPaymentData } from './staff/unexplained-payment.ts';
import {
  endedData,
  planChanged,
  planChangedData,
  resumedData,
  subscriptionEnded,
  subscriptionResumed,
} from './billing/changes.ts';
import {
  paymentActionRequired,
  paymentData,
  paymentFailed,
  renewalData,
  renewalNotice,
} from './billing/payments.ts';
import { paymentReturned, paymentReturnedData } from './billing/returned-payment.ts';
import { subscriptionWelcome, welcomeData } from './billing/welcome.ts';
import { noticeData, signalsNotice, signalsOpening } from './signals/notice.ts';
import { orderUnclear, orderUnclearData } from './signals/order-unclear.ts';
import {
  signalIssued,
  signalIssuedData,
  signalUpdated,
  signalUpdatedData,
} from './signals/signal.ts';
import { webhookStopped, webhookStoppedData } from './signals/webhook-stopped.ts';
import { contentNews, contentNewsData } from './site/content-news.ts';
import { ticketAnswer, ticketAnswerData } from './support/answer.ts';
import { supportCopy } from './support/copy.ts';
import { ticketData } from './support/data.ts';
import { staffTicket } from './support/ticket.ts';

export type { RenderedEmail };

/** Renders the payload as an email; undefined when the payload does not fit the schema. */
type Render = (
  lang: Lang,
  data: unknown,
  origin: string | undefined,
  unsubscribePath?: string,
) => RenderedEmail | undefined;

interface Template<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly render: Render;
}

/** Every template. The check constraint of `emails.template` lists the same names (supabase/schemas/outbox). */
const templates = {
  'account-deleted': template(accountDeletedData, accountDeleted),
  'account-unused': template(accountUnusedData, accountUnused),
  'second-factor-removed': template(eventTimeData, secondFactorRemoved),
  'recovery-codes-renewed': template(eventTimeData, recoveryCodesRenewed),
  'earlier-access-ended': template(eventTimeData, earlierAccessEnded),
  'address-link': template(addressLinkData, addressLink),
  'subscription-welcome': template(welcomeData, subscriptionWelcome),
  'payment-failed': template(paymentData, paymentFailed),
  'payment-action-required': template(paymentData, paymentActionRequired),
  'payment-returned': template(paymentReturnedData, paymentReturned),
  'renewal-notice': template(renewalData, renewalNotice),
  'plan-changed': template(planChangedData, planChanged),
  'subscription-resumed': template(resumedData, subscriptionResumed),
  'subscription-ended': template(endedData, subscriptionEnded),
  'cancellation-receipt': template(cancellationData, cancellationReceipt),
  'withdrawal-receipt': template(withdrawalData, withdrawalReceipt),
  'withdrawal-refund': template(refundData, withdrawalRefund),
  'contract-link': template(linkData, contractLink),
  'contract-unknown': template(unknownData, contractUnknown),
  'appointment-confirmed': template(appointmentData, appointmentConfirmed),
  'appointment-moved': template(appointmentData, appointmentMoved),
  'appointment-cancelled': template(appointmentData, appointmentCancelled),
  'appointment-reminder': template(appointmentData, appointmentReminder),
  'staff-appointment': staffTemplate(appointmentData, staffAppointment),
  'staff-appointment-erased': staffTemplate(erasedData, staffAppointmentErased),
  'signals-notice': template(noticeData, signalsNotice),
  'signals-open': template(noticeData, signalsOpening),
  'signal-issued': template(signalIssuedData, signalIssued),
  'signal-updated': template(signalUpdatedData, signalUpdated),
  'webhook-stopped': template(webhookStoppedData, webhookStopped),
  'order-unclear': template(orderUnclearData, orderUnclear),
  'review-reminder': template(reviewReminderData, reviewReminder),
  'content-news': template(contentNewsData, contentNews),
  'market-week': template(marketWeekData, marketWeek),
  'support-copy': template(ticketData, supportCopy),
  'ticket-answer': template(ticketAnswerData, ticketAnswer),
  'staff-ticket': staffTemplate(ticketData, staffTicket),
  'staff-email-failed': staffTemplate(emailFailedData, emailFailed),
  'staff-unexplained-payment': staffTemplate(unexplainedPaymentData, unexplainedPayment),
} as const;

/** Name of a template, as in `emails.template`. */
export type EmailTemplate = keyof typeof templates;

/** Payload of a template: `emails.data`. */
export type EmailPayload<Name extends EmailTemplate> = z.input<(typeof templates)[Name]['schema']>;

export const emailTemplates = Object.keys(templates) as readonly EmailTemplate[];

/**
 * Renders an email; undefined for an unknown template or an invalid payload. `origin` is the site's, for
 * links, and `unsubscribePath` the unsubscribe page of an optional email.
 */
export function renderEmail(
  name: string,
  lang: Lang,
  data: unknown,
  origin: string | undefined,
  unsubscribePath?: string,
): RenderedEmail | undefined {
  return isTemplate(name) ? templates[name].render(lang, data, origin, unsubscribePath) : undefined;
}

function isTemplate(name: string): name is EmailTemplate {
  return Object.hasOwn(templates, name);
}

function template<Schema extends z.ZodType>(
  schema: Schema,
  write: (lang: Lang, data: z.output<Schema>) => EmailContent,
): Template<Schema> {
  return {
    schema,
    render: (lang, data, origin, unsubscribePath) => {
      const parsed = schema.safeParse(data);
      return parsed.success
        ? renderLayout(lang, write(lang, parsed.data), origin, unsubscribePath)
        : undefined;
    },
  };
}

/** A template for the team: always French, whatever the customer's language. */
function staffTemplate<Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>) => EmailContent,
): Template<Schema> {
  const { render } = template(schema, (_, data) => write(data));
  return { schema, render: (_, data, origin) => render('fr', data, origin) };
}
