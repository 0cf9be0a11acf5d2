/** Validation of a user's name: any text that can be stored and displayed as typed. */
import { countCharacters, isPrintableLine } from '../shared/printable.ts';

/** `unprintable`: invisible characters, or characters that change the direction of the text. */
export type NameError = 'required' | 'too_long' | 'unprintable';

/** Longest name, in characters (supabase/schemas, profiles). */
export const maximumNameLength = 100;

/** Why a name is rejected, or undefined. */
export function nameError(typed: string): NameError | undefined {
  return typed.trim() === '' ? 'required' : optionalNameError(typed);
}

/** The same for an optional name or another optional line. */
export function optionalNameError(typed: string): Exclude<NameError, 'required'> | undefined {
  const name = typed.trim();
  if (name.length > 2 * maximumNameLength || countCharacters(name) > maximumNameLength)
    return 'too_long';
  return isPrintableLine(name) ? undefined : 'unprintable';
}
