/** The booking form: day, time and contact details; typed values are kept until it is booked. */
import { useEffect } from 'react';
import { readPhone } from '../../domain/account/phone.ts';
import type { FormValues } from '../../domain/shared/fields.ts';
import { slotRules } from '../../domain/booking/opening-hours.ts';
import { errorText } from '../../i18n/errors.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { $booking, book } from '../../stores/booking/booking.ts';
import {
  $slotSelection,
  releaseOnUnload,
  restoreSelection,
} from '../../stores/booking/slot-selection.ts';
import { saveDraft, draftFields, type DraftField } from '../../stores/booking/draft.ts';
import { EndFromLink } from '../contract/EndFromLink.tsx';
import { useForm } from '../ui/use-form.ts';
import { Alert } from '../ui/Alert.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { ChosenSlot } from './calendar/ChosenSlot.tsx';
import { bookingFields, type BookingField } from './fields.ts';
import { fieldOf, usePrefill } from './use-prefill.ts';
import { PersonFields } from './PersonFields.tsx';
import { Picker } from './calendar/Picker.tsx';
import { Styles } from './Styles.tsx';
import { useBookTexts } from './texts.ts';
import { useZone } from './calendar/TimeZone.tsx';

interface Props {
  readonly lang: Lang;
  /** Email address to write to instead. */
  readonly mail: string;
}

export default function BookForm({ lang, mail }: Props) {
  const t = useBookTexts(lang);
  const zone = useZone(lang);
  const { busy, isProving, error } = useShared($booking, $booking.get());
  const { chosen } = useShared($slotSelection, {});
  const { form, field, errorOf } = useForm({
    fields: bookingFields(lang),
    texts: {
      ...t.fieldErrors,
      time_missing: t.page.time.missing,
      message_too_long: t.page.who.tooLong,
      // The phone number is required here.
      phone_impossible: t.page.who.impossible,
    },
    missing: t.page.missing,
    submit: (values) => void send(values, lang, zone),
  });
  useEffect(() => {
    restoreSelection();
    return releaseOnUnload();
  }, []);
  usePrefill(form.ref);

  return (
    <form
      {...form}
      className="booking"
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        if (isTyped(name)) saveDraft({ [name]: value });
      }}
    >
      <Styles />
      <Picker
        lang={lang}
        t={t.page}
        zone={zone}
        mail={mail}
        error={chosen ? undefined : errorOf('time')}
        onChosen={() => fieldOf(form.ref, 'firstName')?.focus()}
      />
      <div className="booking-who">
        <h3>
          <span aria-hidden="true">3</span> {t.page.who.title}
        </h3>
        <ChosenSlot lang={lang} t={t.page} zone={zone} />
        <div className="form">
          <PersonFields lang={lang} t={t} field={field} />
          <Honeypot label={t.page.who.trap} className="booking-honeypot" />
          <ul className="booking-terms">
            {t.page.terms.map((text) => (
              <li key={text}>
                <EndFromLink lang={lang} text={fill(text, { n: slotRules.noticeHours })} />
              </li>
            ))}
          </ul>
          {error && (
            <Alert>
              <strong>{t.page.errorLead}</strong> {errorText(lang, t.page.errors, error)}{' '}
              <a className="link" href={mail}>
                {t.page.write}
              </a>
            </Alert>
          )}
          <SubmitButton busy={busy}>{busy ? t.page.busy : t.page.submit}</SubmitButton>
          <p className="hint" role="status">
            {isProving && t.page.proving}
          </p>
        </div>
      </div>
    </form>
  );
}

function isTyped(name: string): name is DraftField {
  return draftFields.some((one) => one === name);
}

async function send(values: FormValues<BookingField>, lang: Lang, zone: string): Promise<void> {
  // Preloads the next step.
  void import('./Booked.tsx').catch(() => undefined);
  const phone = await readPhone(values.phone, lang).catch(() => undefined);
  const { firstName, lastName, email, message, website } = values;
  await book(
    {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone: phone?.type === 'phone' ? phone.number : values.phone.trim(),
      message: message.trim(),
      website,
    },
    lang,
    zone,
  );
}
