/** What a message to the support may hold: one set of limits for the form, the contract and the function. */
import { emailError } from '../shared/email.ts';
import type { CodeOf } from '../shared/fields.ts';
import { isPrintableLine, isPrintableText } from '../shared/printable.ts';

/** Characters at most. */
export const supportLimits = { name: 100, subject: 150, message: 5_000 } as const;
/** Links that a message may hold. */
export const maxLinks = 5;
/** Seconds between form token and message, at least. */
export const minFillSeconds = 3;

export const supportFields = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportValues = Readonly<Record<SupportField, string>>;

/** Characters of a text, as the contract counts them: an emoji made of one code point is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** What each field of a message accepts, as the contract does. */
export const supportChecks = {
  name: text('name', isPrintableLine),
  email: emailError,
  subject: text('subject', isPrintableLine),
  message: text('message', isPrintableText),
} as const;

/** `unprintable`: characters that show nothing. */
export type SupportFieldError = CodeOf<typeof supportChecks>;

function text(field: keyof typeof supportLimits, isPrintable: (text: string) => boolean) {
  return (typed: string) => {
    const value = typed.trim();
    if (value === '') return 'required';
    if (countCharacters(value) > supportLimits[field]) return 'too_long';
    return isPrintable(value) ? undefined : 'unprintable';
  };
}

/** The values as they are sent: without blanks around them. */
export function trimmed(values: SupportValues): SupportValues {
  const { name, email, subject, message } = values;
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject.trim(),
    message: message.trim(),
  };
}
