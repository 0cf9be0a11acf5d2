import { maxMessage } from '../../domain/booking/limits.ts';
import { countCharacters } from '../../domain/shared/printable.ts';
import type { appointmentBook } from '../../i18n/fr/booking/form.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $bookingDraft } from '../../stores/booking/draft.ts';
import { useDebounced, useShared } from '../ui/hooks.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { counted } from './format-dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: (typeof appointmentBook)['who'];
  readonly error: string | undefined;
}

/** Remaining characters from which the counter is announced. */
const near = 200;

/** The message to the team; announces the remaining characters once few are left. */
export function Message({ lang, t, error }: Props) {
  const { message = '' } = useShared($bookingDraft, {});
  const left = maxMessage - countCharacters(message.trim());
  const count = left < 0 ? counted(lang, -left, t.over) : counted(lang, left, t.left);
  const shown = left <= near ? count : '';
  const announced = useDebounced(shown);
  return (
    <TextArea name="message" rows={4} label={t.message} hint={t.messageHint} error={error}>
      <p className="hint numbers" aria-hidden="true">
        {shown}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </TextArea>
  );
}
