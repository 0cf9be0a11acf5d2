import { useId } from 'react';
import { maxMessage } from '../../domain/booking/limits.ts';
import type { appointmentBook } from '../../i18n/fr/booking/form.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $bookingDraft } from '../../stores/booking/draft.ts';
import { useDebounced, useShared } from '../ui/hooks.ts';
import { counted } from './format-dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: (typeof appointmentBook)['who'];
  readonly error: string | undefined;
}

/** Remaining characters from which the counter is announced. */
const near = 200;

export function Message({ lang, t, error }: Props) {
  const id = useId();
  const { message = '' } = useShared($bookingDraft, {});
  const left = maxMessage - message.trim().length;
  const count = left < 0 ? counted(lang, -left, t.over) : counted(lang, left, t.left);
  const shown = left <= near ? count : '';
  const announced = useDebounced(shown);
  return (
    <div className="field">
      <label htmlFor={id}>{t.message}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <textarea
          id={id}
          name="message"
          rows={4}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {t.messageHint}
      </p>
      <p className="hint numbers" aria-hidden="true">
        {shown}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}
