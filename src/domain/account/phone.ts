/**
 * Phone numbers: parsed as typed, stored as E.164 (`+33612345678`), displayed in groups. The
 * numbering plans are loaded with the first number.
 */
import type { CountryCode } from 'libphonenumber-js/min';
import { languages } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/locales.ts';

/** `phone_no_country`: a national number without a default country for the page's language. */
export type PhoneError =
  | 'phone_not_a_number'
  | 'phone_no_country'
  | 'phone_too_short'
  | 'phone_too_long'
  | 'phone_impossible';

export type PhoneReading =
  | { readonly type: 'empty' }
  | { readonly type: 'phone'; readonly number: string; readonly shown: string }
  | { readonly type: 'error'; readonly error: PhoneError };

/** What the database accepts (supabase/schemas, profiles.phone). */
const e164 = /^\+[1-9][0-9]{6,14}$/;

/** National numbers of the French overseas departments, which have country codes of their own. */
const overseas: readonly (readonly [prefix: RegExp, country: CountryCode])[] = [
  [/^0(262|263|692|693)/, 'RE'],
  [/^0(269|639)/, 'YT'],
  [/^0(590|690|691)/, 'GP'],
  [/^0(594|694)/, 'GF'],
  [/^0(596|696|697)/, 'MQ'],
];

/** Invisible characters that come with a copied number; not those that reverse the order of its digits. */
const invisible = /(?![\u202D\u202E])\p{Cf}/gu;

/**
 * Parses a typed number: `+33 6…`, `0033 6…`, with spaces, dots, dashes or brackets. On a
 * French page a number without a country code (`06…`) is French, also of the overseas departments (`0692…`).
 */
export async function readPhone(typed: string, lang: Lang): Promise<PhoneReading> {
  const text = typed.slice(0, 200).replace(invisible, '').trim().slice(0, 100).normalize('NFKC');
  if (text === '') return { type: 'empty' };
  // Longer than any number with its separators; avoids loading the library (1 MB).
  if (text.length > 40)
    return rejected(
      /[^\d\s+().-]/.test(text.slice(0, 40)) ? 'phone_not_a_number' : 'phone_too_long',
    );
  if (!/^(\p{Nd}|[\s+＋()（）[\]./‐-―－-])+$/u.test(text)) return rejected('phone_not_a_number');

  const { phoneCountry } = languages[lang];
  const { parsePhoneNumberWithError, ParseError } = await import('libphonenumber-js/min');
  try {
    const phone = parsePhoneNumberWithError(text.replace(/^00/, '+'), {
      ...(phoneCountry && { defaultCountry: overseasCountry(text) ?? phoneCountry }),
      extract: false,
    });
    if (!phone.isPossible()) return rejected(lengthError(phone.nationalNumber.length));
    if (!phone.isValid() || !e164.test(phone.number)) return rejected('phone_impossible');
    return { type: 'phone', number: phone.number, shown: phone.formatInternational() };
  } catch (error) {
    return rejected(
      error instanceof ParseError
        ? (parseErrors[error.message] ?? 'phone_not_a_number')
        : 'phone_not_a_number',
    );
  }
}

/**
 * Formats a stored number in groups: `+33 6 12 34 56 78`. Unchanged if the plans cannot be
 * loaded.
 */
export async function showPhone(number: string): Promise<string> {
  const reading = await readPhone(number, 'en').catch(() => undefined);
  return reading?.type === 'phone' ? reading.shown : number;
}

const parseErrors: Readonly<Record<string, PhoneError>> = {
  INVALID_COUNTRY: 'phone_no_country',
  TOO_SHORT: 'phone_too_short',
  TOO_LONG: 'phone_too_long',
};

function overseasCountry(text: string): CountryCode | undefined {
  const digits = text.replace(/[^\d+]/g, '');
  return overseas.find(([prefix]) => prefix.test(digits))?.[1];
}

/** Most national numbers have nine or ten digits. */
function lengthError(digits: number): PhoneError {
  return digits < 9 ? 'phone_too_short' : 'phone_too_long';
}

function rejected(error: PhoneError): PhoneReading {
  return { type: 'error', error };
}
