/** Purposes of the optional emails that an account may ask for, in the order of the settings. */
export const emailPurposes = ['review', 'lessons', 'market'] as const;

/** Purpose of an optional email; subscribers with signals get those of signals until they opt out. */
export type EmailPurpose = (typeof emailPurposes)[number] | 'signals';

/** The column of `profiles` that says whether to send the emails of a purpose. */
export function purposeColumn(purpose: EmailPurpose) {
  return `notify_${purpose}` as const;
}
