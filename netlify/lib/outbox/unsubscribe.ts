/**
 * The unsubscribe link of an optional email (RFC 8058). Its token is an HMAC of account and purpose: it is not
 * stored, and gives no other access.
 */
import type { EmailPurpose } from '../../../src/domain/account/optional-emails.ts';
import { isLang, type Lang } from '../../../src/i18n/locales.ts';
import type { ProfileRow } from '../platform/database.ts';
import { isSameText, keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';

/** The change to `profiles` that turns off the emails of each purpose. */
const off = {
  signals: { notify_signals: false },
  lessons: { notify_lessons: false },
  market: { notify_market: false },
  review: { notify_review: false },
} as const satisfies Record<EmailPurpose, Partial<ProfileRow>>;

/** The purpose whose emails a link turns off, and the language of its page. */
export interface Unsubscription {
  readonly user: string;
  readonly purpose: EmailPurpose;
  readonly lang: Lang;
}

/** The path of the function with a signed query. */
export function unsubscribePath({ user, purpose, lang }: Unsubscription): string {
  const query = new URLSearchParams({ purpose, account: user, token: sign(user, purpose), lang });
  return `/.netlify/functions/unsubscribe?${query}`;
}

/** Reads a link; undefined for an invalid or forged one. */
export function readUnsubscription(query: URLSearchParams): Unsubscription | undefined {
  const [purpose, user, lang] = ['purpose', 'account', 'lang'].map((name) => query.get(name) ?? '');
  if (!isPurpose(purpose) || !isLang(lang) || user === undefined) return undefined;
  const isSigned = isSameText(query.get('token') ?? '', sign(user, purpose));
  return isSigned ? { user, purpose, lang } : undefined;
}

/** Turns off the emails of the purpose. Idempotent; does nothing for an erased account. Throws the database's error. */
export async function unsubscribe(service: Client, given: Unsubscription): Promise<void> {
  const { error } = await service
    .from('profiles')
    .update(off[given.purpose])
    .eq('user_id', given.user);
  if (error) throw error;
}

function sign(user: string, purpose: EmailPurpose): string {
  return keyedHash('unsubscribe', purpose, user);
}

function isPurpose(value: string | undefined): value is EmailPurpose {
  return value !== undefined && Object.hasOwn(off, value);
}
