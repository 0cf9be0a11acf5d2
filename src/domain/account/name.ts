/** What a person may be called: anything that can be kept and shown as it was typed. */

import { isPrintableLine } from '../shared/printable.ts';

/** `unprintable`: characters that show nothing, or turn the text around them. */
export type NameFault = 'required' | 'tooLong' | 'unprintable';

/** Longest name, in characters (supabase/schemas, profiles). */
export const maximumNameLength = 100;

/** Why a name is refused; a name that may be missing is asked with `optional`. */
export function nameFault(typed: string, optional = false): NameFault | undefined {
  const name = typed.trim();
  if (name === '') return optional ? undefined : 'required';
  if (name.length > 2 * maximumNameLength || Array.from(name).length > maximumNameLength)
    return 'tooLong';
  return isPrintableLine(name) ? undefined : 'unprintable';
}
