/** The steps of a managed appointment: shown, being moved, being cancelled. */
import { useEffect } from 'react';
import { fill } from '../../../i18n/index.ts';
import { $slotSelection, releaseOnUnload } from '../../../stores/booking/slot-selection.ts';
import {
  $link,
  beginChange,
  cancelAppointment,
  cancelChange,
  moveAppointment,
} from '../../../stores/booking/link.ts';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { useShared } from '../../ui/hooks.ts';
import { useForm } from '../../ui/use-form.ts';
import { timeError } from '../fields.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ChosenSlot } from '../calendar/ChosenSlot.tsx';
import { Facts } from '../Facts.tsx';
import {
  BookAnother,
  Card,
  ErrorAlert,
  WriteAbout,
  tooLateWords,
  type WithAppointment,
} from './ManagedParts.tsx';
import { formatMoment } from '../format-dates.ts';
import { Picker } from '../calendar/Picker.tsx';

export function ShownStep(props: WithAppointment) {
  const { lang, t, after, zone, appointment, contact } = props;
  const { link } = after;
  const facts = <Facts lang={lang} t={t} rows={after.rows} zone={zone} appointment={appointment} />;
  const moment = (at: string) => formatMoment(lang, t.choice.moment, at, zone);
  if (appointment.status === 'cancelled') {
    return (
      <Card title={link.cancelled}>
        <p className="dialog-intro">{link.cancelledText}</p>
        {facts}
        <div className="appointment-actions">
          <BookAnother text={link.another} />
        </div>
      </Card>
    );
  }
  if (!appointment.changeable) {
    return (
      <Card title={link.title}>
        {facts}
        <h3 className="mt-6">{link.tooLate}</h3>
        <p className="mt-2 text-ink-2">{tooLateWords(link, contact.phone)}</p>
        <div className="appointment-actions">
          <WriteAbout {...props} />
        </div>
      </Card>
    );
  }
  return (
    <Card title={link.title}>
      <p className="dialog-intro">
        {fill(link.change, { moment: moment(appointment.changeable_until) })}
      </p>
      {facts}
      <div className="appointment-actions">
        <button type="button" className="btn btn-primary" onClick={() => beginChange('moving')}>
          {link.move}
        </button>
        <button type="button" className="btn" onClick={() => beginChange('cancelling')}>
          {link.cancel}
        </button>
      </div>
    </Card>
  );
}

export function MovingStep(props: WithAppointment) {
  const { lang, t, after, zone, appointment, mail } = props;
  const { busy } = useShared($link, $link.get());
  const { chosen } = useShared($slotSelection, {});
  const { form, errorOf } = useForm({
    fields: { time: timeError },
    texts: { time_missing: t.time.missing },
    submit: () => void moveAppointment(),
  });
  useEffect(releaseOnUnload, []);
  const now = formatMoment(lang, t.choice.moment, appointment.start, zone);
  return (
    <>
      <DialogTitle>{after.move.title}</DialogTitle>
      <p className="booking-intro">{fill(after.move.text, { moment: now })}</p>
      <form {...form} className="booking">
        <Picker
          lang={lang}
          t={t}
          zone={zone}
          mail={mail}
          error={chosen ? undefined : errorOf('time')}
        />
        <div className="booking-who">
          <ChosenSlot lang={lang} t={t} zone={zone} />
          <ErrorAlert {...props} />
          <div className="appointment-actions">
            <SubmitButton busy={busy}>{busy ? t.busy : after.move.submit}</SubmitButton>
            <BackButton busy={busy}>{after.move.back}</BackButton>
          </div>
        </div>
      </form>
    </>
  );
}

export function CancellingStep(props: WithAppointment) {
  const { lang, t, after, zone, appointment } = props;
  const { busy } = useShared($link, $link.get());
  const { form } = useForm({ fields: {}, texts: {}, submit: () => void cancelAppointment() });
  return (
    <Card title={after.cancel.title}>
      <p className="dialog-intro">{after.cancel.text}</p>
      <Facts lang={lang} t={t} rows={after.rows} zone={zone} appointment={appointment} />
      <ErrorAlert {...props} />
      <form {...form} className="appointment-actions">
        <SubmitButton busy={busy}>{busy ? t.busy : after.cancel.submit}</SubmitButton>
        <BackButton busy={busy}>{after.cancel.back}</BackButton>
      </form>
    </Card>
  );
}

/** Leaves the appointment unchanged; like the submit button, it waits for an answer. */
function BackButton({ busy, children }: { readonly busy: boolean; readonly children: string }) {
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={busy ? true : undefined}
      onClick={cancelChange}
    >
      {children}
    </button>
  );
}
