/** Errors of the settings. */
import type { SettingsErrorCode } from '../../domain/account/errors.ts';
import { providerError, type SupabaseError } from '../../services/supabase-errors.ts';
import type { Outcome } from '../outcome.ts';

export type SettingsCode = SettingsErrorCode | 'unexpected';

export type SettingsOutcome<Value = undefined> = Outcome<Value, SettingsCode>;
export type SettingsError = Extract<SettingsOutcome, { type: 'error' }>;

/**
 * Maps a Supabase Auth error to an outcome. `meanings`: overrides for some codes in this
 * context.
 */
export function settingsError(
  error: SupabaseError,
  meanings: Readonly<Record<string, SettingsErrorCode>> = {},
): SettingsError {
  const code = meanings[error.code ?? ''];
  return { type: 'error', ...(code ? { code } : providerError(error, 'unexpected')) };
}
