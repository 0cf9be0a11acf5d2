/** What each field of the booking form accepts. */
import { nameError } from '../../domain/account/name.ts';
import { readPhone } from '../../domain/account/phone.ts';
import { maxMessage } from '../../domain/booking/limits.ts';
import { emailError } from '../../domain/shared/email.ts';
import { anyValue } from '../../domain/shared/fields.ts';
import type { Lang } from '../../i18n/index.ts';
import { $slotSelection } from '../../stores/booking/slot-selection.ts';

/** Whether a slot is chosen; the calendar is no field. */
export function timeError(): 'time_missing' | undefined {
  return $slotSelection.get().chosen ? undefined : 'time_missing';
}

/** A telephone number is read by the numbering plan of the page's country. */
export function bookingFields(lang: Lang) {
  return {
    time: timeError,
    firstName: nameError,
    lastName: nameError,
    email: emailError,
    phone: async (value: string) => {
      // Where the numbering plans cannot be loaded, the function reads the number.
      const phone = await readPhone(value, lang).catch(() => undefined);
      if (value.trim() === '' || phone?.type === 'empty') return 'required';
      return phone?.type === 'error' ? phone.error : undefined;
    },
    message: (value: string) =>
      value.trim().length > maxMessage ? ('message_too_long' as const) : undefined,
    website: anyValue,
  } as const;
}

export type BookingField = keyof ReturnType<typeof bookingFields>;
