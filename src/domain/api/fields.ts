/** Fields shared by several contracts. Forms apply the same rules, without the schema library. */
import { z } from 'zod';
import { isEmail, maxEmailLength } from '../shared/email.ts';
import { isPrintableLine, isPrintableText } from '../shared/printable.ts';

/** An email address, trimmed. */
export const emailField = z.string().trim().max(maxEmailLength).refine(isEmail);

/** One line of at most `max` characters, such as a name; trimmed. */
export const lineField = (max: number) => z.string().trim().max(max).refine(isPrintableLine);

/** Several lines of at most `max` characters; trimmed. */
export const textField = (max: number) => z.string().trim().max(max).refine(isPrintableText);
