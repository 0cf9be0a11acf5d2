/** Limits of the booking form, shared by the function and by the page, which loads no schema. */
import { countCharacters, isPrintableText } from '../shared/printable.ts';

/** Maximum length of a message, in characters. */
export const maxMessage = 2_000;

/** Validator of a message; the contract applies the same. `unprintable`: invisible characters. */
export function messageError(typed: string): 'message_too_long' | 'unprintable' | undefined {
  const message = typed.trim();
  if (countCharacters(message) > maxMessage) return 'message_too_long';
  return isPrintableText(message) ? undefined : 'unprintable';
}
