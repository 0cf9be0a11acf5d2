/** All data stored about a user, with a description of each part in their language. */
import type { AccountExport } from '../../../src/domain/api/account.ts';
import { readVerificationMode } from '../../../src/domain/account/verification-mode.ts';
import { defaultLang, isLang, type Lang } from '../../../src/i18n/index.ts';
import { exportReadme } from './export-readme.ts';
import { optionalSetting } from '../platform/env.ts';
import type { Client } from '../platform/supabase.ts';

/** All data of an account, for its owner. Throws if the database fails. */
export async function exportAccount(service: Client, userId: string): Promise<AccountExport> {
  const { data, error } = await service.rpc('export_account', { p_user: userId });
  if (error) throw error;
  const mode = readVerificationMode(optionalSetting('PUBLIC_EMAIL_VERIFICATION')) ?? 'emailjs';
  return {
    exported_at: new Date().toISOString(),
    readme: exportReadme(languageOf(data.data), mode),
    account: data.account,
    data: data.data,
    stripe: {
      customers: idsIn(data.data, 'stripe_customer_id'),
      subscriptions: idsIn(data.data, 'stripe_subscription_id'),
    },
  };
}

function languageOf(tables: Readonly<Record<string, unknown[]>>): Lang {
  const [profile] = (tables.profiles ?? []) as { language?: unknown }[];
  return isLang(profile?.language) ? profile.language : defaultLang;
}

/** Distinct values of one column, in any of the tables. */
function idsIn(tables: Readonly<Record<string, unknown[]>>, column: string): string[] {
  const values = Object.values(tables)
    .flat()
    .map((row) => (row as Record<string, unknown>)[column]);
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
