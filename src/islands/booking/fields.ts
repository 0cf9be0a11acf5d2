/** Validators of the booking form. */
import { nameError } from '../../domain/account/name.ts';
import { readPhone } from '../../domain/account/phone.ts';
import { messageError } from '../../domain/booking/limits.ts';
import { emailError } from '../../domain/shared/email.ts';
import { anyValue } from '../../domain/shared/fields.ts';
import type { Lang } from '../../i18n/index.ts';
import { $slotSelection } from '../../stores/booking/slot-selection.ts';

/** Whether a slot is chosen; the calendar is not a form field. */
export function timeError(): 'time_missing' | undefined {
  return $slotSelection.get().chosen ? undefined : 'time_missing';
}

/** A phone number is parsed with the numbering plan of the page's country. */
export function bookingFields(lang: Lang) {
  return {
    time: timeError,
    firstName: nameError,
    lastName: nameError,
    email: emailError,
    phone: async (value: string) => {
      // If the numbering plans cannot be loaded, the function validates the number.
      const phone = await readPhone(value, lang).catch(() => undefined);
      if (value.trim() === '' || phone?.type === 'empty') return 'required';
      return phone?.type === 'error' ? phone.error : undefined;
    },
    message: messageError,
    website: anyValue,
  } as const;
}

export type BookingField = keyof ReturnType<typeof bookingFields>;
