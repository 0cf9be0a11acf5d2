/** What the booking form says of its fields before it is sent. */
import { emailFault, type FieldFaults } from '../../domain/account/form.ts';
import { maxMessage } from '../../domain/booking/limits.ts';
import { nameFault } from '../../domain/account/name.ts';
import { readPhone } from '../../domain/account/phone.ts';
import type { Lang } from '../../i18n/index.ts';
import { $choice } from '../../stores/booking/slot-selection.ts';
import type { TypedName } from '../../stores/booking/draft.ts';

export type BookingName = TypedName | 'time' | 'website';

/** The fault of each field that has one. The number is read by the plan of the page's country. */
export async function bookingFaults(
  values: Record<BookingName, string>,
  lang: Lang,
): Promise<FieldFaults<BookingName>> {
  // Where the numbering plans cannot be loaded, the function reads the number.
  const phone = await readPhone(values.phone, lang).catch(() => undefined);
  const found = {
    time: $choice.get().chosen ? undefined : 'required',
    firstName: nameFault(values.firstName),
    lastName: nameFault(values.lastName),
    email: emailFault(values.email),
    phone: phoneFault(values.phone, phone),
    message: values.message.trim().length > maxMessage ? 'tooLong' : undefined,
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault));
}

function phoneFault(typed: string, phone: Awaited<ReturnType<typeof readPhone>> | undefined) {
  if (typed.trim() === '' || phone?.type === 'empty') return 'required';
  return phone?.type === 'fault' ? (`phone-${phone.fault}` as const) : undefined;
}
