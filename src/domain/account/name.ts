/** What a person may be called: anything that can be stored and shown as it was typed. */
import { isPrintableLine } from '../shared/printable.ts';

/** `unprintable`: characters that show nothing, or turn the text around them. */
export type NameError = 'required' | 'too_long' | 'unprintable';

/** Longest name, in characters (supabase/schemas, profiles). */
export const maximumNameLength = 100;

/** Why a name is rejected; undefined when it is not. */
export function nameError(typed: string): NameError | undefined {
  return typed.trim() === '' ? 'required' : optionalNameError(typed);
}

/** The same for a name, or another line, that may be left out. */
export function optionalNameError(typed: string): Exclude<NameError, 'required'> | undefined {
  const name = typed.trim();
  if (name.length > 2 * maximumNameLength || Array.from(name).length > maximumNameLength)
    return 'too_long';
  return isPrintableLine(name) ? undefined : 'unprintable';
}
