/** Every mail we send ourselves, by the name of its template in `emails`. */
import type { z } from 'zod';
import type { Lang } from '../../src/i18n/index.ts';
import {
  accountDeleted,
  accountDeletedData,
  momentData,
  recoveryCodesRenewed,
  secondFactorRemoved,
} from './account/account.ts';
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
import { renderLayout, type RenderedEmail } from './layout.ts';
import { emailFailed, emailFailedData } from './staff/email-failed.ts';
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
import { subscriptionWelcome, welcomeData } from './billing/welcome.ts';
import { supportCopy } from './support/copy.ts';
import { ticketData } from './support/data.ts';
import { staffTicket } from './support/ticket.ts';

export type { RenderedEmail };

type Write = (lang: Lang, data: unknown, origin: string | undefined) => RenderedEmail | undefined;

const templates = new Map<string, Write>([
  ['account-deleted', template(accountDeletedData, accountDeleted)],
  ['second-factor-removed', template(momentData, secondFactorRemoved)],
  ['recovery-codes-renewed', template(momentData, recoveryCodesRenewed)],
  ['subscription-welcome', template(welcomeData, subscriptionWelcome)],
  ['payment-failed', template(paymentData, paymentFailed)],
  ['payment-action-required', template(paymentData, paymentActionRequired)],
  ['renewal-notice', template(renewalData, renewalNotice)],
  ['plan-changed', template(planChangedData, planChanged)],
  ['subscription-resumed', template(resumedData, subscriptionResumed)],
  ['subscription-ended', template(endedData, subscriptionEnded)],
  ['cancellation-receipt', template(cancellationData, cancellationReceipt)],
  ['withdrawal-receipt', template(withdrawalData, withdrawalReceipt)],
  ['withdrawal-refund', template(refundData, withdrawalRefund)],
  ['contract-link', template(linkData, contractLink)],
  ['contract-unknown', template(unknownData, contractUnknown)],
  ['appointment-confirmed', template(appointmentData, appointmentConfirmed)],
  ['appointment-moved', template(appointmentData, appointmentMoved)],
  ['appointment-cancelled', template(appointmentData, appointmentCancelled)],
  ['appointment-reminder', template(appointmentData, appointmentReminder)],
  ['staff-appointment', toTeam(appointmentData, staffAppointment)],
  ['staff-appointment-erased', toTeam(erasedData, staffAppointmentErased)],
  ['support-copy', template(ticketData, supportCopy)],
  ['staff-ticket', toTeam(ticketData, staffTicket)],
  ['staff-email-failed', toTeam(emailFailedData, emailFailed)],
]);

/** The mail of a template; undefined when there is none of this name, or the data do not fit it. */
export function renderEmail(
  name: string,
  lang: Lang,
  data: unknown,
  origin: string | undefined,
): RenderedEmail | undefined {
  return templates.get(name)?.(lang, data, origin);
}

function template<Schema extends z.ZodType>(
  schema: Schema,
  write: (lang: Lang, data: z.output<Schema>) => EmailContent,
): Write {
  return (lang, data, origin) => {
    const read = schema.safeParse(data);
    return read.success ? renderLayout(lang, write(lang, read.data), origin) : undefined;
  };
}

/** The team reads French, whatever the language of who is written about. */
function toTeam<Schema extends z.ZodType>(
  schema: Schema,
  write: (data: z.output<Schema>) => EmailContent,
): Write {
  const written = template(schema, (_, data) => write(data));
  return (_, data, origin) => written('fr', data, origin);
}
