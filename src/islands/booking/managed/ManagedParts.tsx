/** Shared parts of a managed appointment's steps. */
import type { ReactNode } from 'react';
import type { Appointment } from '../../../domain/api/appointment.ts';
import { mailLink } from '../../../domain/site/mailto.ts';
import { slotRules } from '../../../domain/booking/opening-hours.ts';
import type { appointmentBook as page } from '../../../i18n/fr/booking/form.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, type Lang } from '../../../i18n/index.ts';
import { bookAnother } from '../../../stores/booking/booking.ts';
import { $link, closeLink } from '../../../stores/booking/link.ts';
import { Alert } from '../../ui/Alert.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { useShared } from '../../ui/hooks.ts';
import { formatMoment } from '../format-dates.ts';
import type { AfterTexts } from '../texts.ts';

export interface ManagedProps {
  readonly lang: Lang;
  readonly mail: string;
  readonly contact: { readonly email: string; readonly phone?: string };
}

export interface StepProps extends ManagedProps {
  readonly t: typeof page;
  readonly after: AfterTexts;
  readonly zone: string;
}

export type WithAppointment = StepProps & { readonly appointment: Appointment };

/** The last error, if any. */
export function ErrorAlert(
  props: StepProps & { readonly lead?: string; readonly appointment?: Appointment },
) {
  const { lang, t, after, contact, appointment } = props;
  const { error } = useShared($link, $link.get());
  if (!error) return null;
  const { tooLate } = after.link;
  const late = error.code === 'too_late';
  return (
    <div className="dialog-alert">
      <Alert>
        <strong>{late ? `${tooLate}.` : (props.lead ?? t.errorLead)}</strong>{' '}
        {late ? tooLateWords(after.link, contact.phone) : errorText(lang, t.errors, error)}{' '}
        {late && appointment && <WriteAbout {...props} appointment={appointment} />}
      </Alert>
    </div>
  );
}

/** Why an appointment stays as it is, with our telephone number if there is one. */
export function tooLateWords(link: StepProps['after']['link'], phone?: string): string {
  const n = slotRules.noticeHours;
  return phone ? fill(link.tooLatePhone, { n, phone }) : fill(link.tooLateText, { n });
}

/** A prefilled email that names the appointment. */
export function WriteAbout({ lang, t, after, zone, appointment, contact }: WithAppointment) {
  const { reference, start } = appointment;
  const moment = formatMoment(lang, t.choice.moment, start, zone, true);
  const href = mailLink(contact.email, {
    subject: fill(after.mail.subject, { reference }),
    body: fill(after.mail.body, { reference, moment }),
  });
  return (
    <a className="link" href={href}>
      {after.link.write}
    </a>
  );
}

/** Returns to the calendar, for a new appointment. */
export function BookAnother({ text }: { readonly text: string }) {
  const open = () => {
    closeLink();
    bookAnother();
  };
  return (
    <button type="button" className="btn btn-primary" onClick={open}>
      {text}
    </button>
  );
}

export function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="appointment-card">
      <DialogTitle key={title}>{title}</DialogTitle>
      {children}
    </div>
  );
}
