/**
 * The unsubscribe link of an optional email (RFC 8058). Its token is an HMAC of account and choice: it is not
 * stored, and gives no other access.
 */
import { isLang, type Lang } from '../../../src/i18n/locales.ts';
import type { EmailChoice, ProfileRow } from '../platform/database.ts';
import { isSameText, keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';

/** The change to `profiles` that turns off each choice. */
const off = {
  signals: { notify_signals: false },
  lessons: { notify_lessons: false },
  market: { notify_market: false },
  review: { notify_review: false },
} as const satisfies Record<EmailChoice, Partial<ProfileRow>>;

/** The choice that a link turns off, and the language of its page. */
export interface Unsubscription {
  readonly user: string;
  readonly choice: EmailChoice;
  readonly lang: Lang;
}

/** The path of the function with a signed query. */
export function unsubscribePath({ user, choice, lang }: Unsubscription): string {
  const query = new URLSearchParams({ choice, account: user, token: sign(user, choice), lang });
  return `/.netlify/functions/unsubscribe?${query}`;
}

/** Reads a link; undefined for an invalid or forged one. */
export function readUnsubscription(query: URLSearchParams): Unsubscription | undefined {
  const [choice, user, lang] = ['choice', 'account', 'lang'].map((name) => query.get(name) ?? '');
  if (!isChoice(choice) || !isLang(lang) || user === undefined) return undefined;
  const isSigned = isSameText(query.get('token') ?? '', sign(user, choice));
  return isSigned ? { user, choice, lang } : undefined;
}

/** Turns the choice off. Idempotent; does nothing for an erased account. Throws the database's error. */
export async function unsubscribe(service: Client, given: Unsubscription): Promise<void> {
  const { error } = await service
    .from('profiles')
    .update(off[given.choice])
    .eq('user_id', given.user);
  if (error) throw error;
}

function sign(user: string, choice: EmailChoice): string {
  return keyedHash('unsubscribe', choice, user);
}

function isChoice(value: string | undefined): value is EmailChoice {
  return value !== undefined && Object.hasOwn(off, value);
}
