/** What a message to the support may hold: one set of limits for the form, the contract and the function. */

import { isEmail } from '../shared/email.ts';
import { isPrintableLine, isPrintableText } from '../shared/printable.ts';

/** Characters at most. */
export const supportLimits = { name: 100, subject: 150, message: 5_000 } as const;
/** Links that a message may hold. */
export const maxLinks = 5;
/** Seconds between stamp and message, at least. */
export const leastSeconds = 3;

export const supportFields = ['name', 'email', 'subject', 'message'] as const;
export type SupportField = (typeof supportFields)[number];
export type SupportValues = Readonly<Record<SupportField, string>>;

/** Why a field is refused. `unprintable`: characters that show nothing. */
export type SupportFault = 'required' | 'invalidEmail' | 'tooLong' | 'unprintable';
export type SupportFaults = Partial<Record<SupportField, SupportFault>>;

/** Characters of a text, as the contract counts them: an emoji made of one code point is one. */
export function characters(text: string): number {
  return Array.from(text).length;
}

/** Faults of a message; empty when the contract takes it. */
export function supportFaults(values: SupportValues): SupportFaults {
  const found = supportFields.map(
    (field) => [field, faultOf(field, values[field].trim())] as const,
  );
  return Object.fromEntries(found.filter(([, fault]) => fault));
}

function faultOf(field: SupportField, value: string): SupportFault | undefined {
  if (value === '') return 'required';
  if (field === 'email') return isEmail(value) ? undefined : 'invalidEmail';
  if (characters(value) > supportLimits[field]) return 'tooLong';
  const isPrintable = field === 'message' ? isPrintableText(value) : isPrintableLine(value);
  return isPrintable ? undefined : 'unprintable';
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
