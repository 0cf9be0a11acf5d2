/** Fields that several contracts share. Forms check with the same rules, without the schema library. */
import { z } from 'zod';
import { isEmail, maxEmailLength } from '../shared/email.ts';
import { isPrintableLine, isPrintableText } from '../shared/printable.ts';

/** An address; blanks around it are dropped. */
export const emailField = z.string().trim().max(maxEmailLength).refine(isEmail);

/** One line of at most `max` characters, such as a name; blanks around it are dropped. */
export const lineField = (max: number) => z.string().trim().max(max).refine(isPrintableLine);

/** Several lines of at most `max` characters; blanks around them are dropped. */
export const textField = (max: number) => z.string().trim().max(max).refine(isPrintableText);
