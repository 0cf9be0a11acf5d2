/** Limits of a support message, shared by form, contract and function. */
import { emailError } from '../shared/email.ts';
import type { CodeOf } from '../shared/fields.ts';
import { countCharacters, isPrintableLine, isPrintableText } from '../shared/printable.ts';

/** Maximum characters. */
export const supportLimits = { name: 100, subject: 150, message: 5_000 } as const;
/** Maximum number of links in a message. */
export const maxLinks = 5;
/** Minimum seconds between form token and message. */
export const minFillSeconds = 3;

export const supportFields = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportValues = Readonly<Record<SupportField, string>>;

/** Validators of a message's fields; the contract applies the same. */
export const supportChecks = {
  name: text('name', isPrintableLine),
  email: emailError,
  subject: text('subject', isPrintableLine),
  message: text('message', isPrintableText),
} as const;

/** `unprintable`: invisible characters. */
export type SupportFieldError = CodeOf<typeof supportChecks>;

function text(field: keyof typeof supportLimits, isPrintable: (text: string) => boolean) {
  return (typed: string) => {
    const value = typed.trim();
    if (value === '') return 'required';
    if (countCharacters(value) > supportLimits[field]) return 'too_long';
    return isPrintable(value) ? undefined : 'unprintable';
  };
}

/** The values trimmed, as sent. */
export function trimmed(values: SupportValues): SupportValues {
  const { name, email, subject, message } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
