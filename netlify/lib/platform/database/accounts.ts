/** Tables and functions of accounts: second factor, export, erasure. */
import type { KeptCode } from '../../../../src/domain/api/account.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { Nothing, Table } from './shape.ts';

/** A row of `erasures`: an account erasure and its progress. */
export type ErasureRow = {
  id: string;
  user_id: string;
  language: Lang;
  requested_at: string;
  is_requested: boolean;
  billing_ended_at: string | null;
  account_deleted_at: string | null;
  finished_at: string | null;
  attempts: number;
  last_error: string | null;
  next_attempt_at: string;
  stripe_customers: string[];
  address_proved: boolean;
  email: string | null;
  kept: KeptCode[];
};

/** The columns of `profiles` that functions read or change. */
export type ProfileRow = {
  user_id: string;
  notify_signals: boolean;
  notify_lessons: boolean;
  notify_market: boolean;
  notify_review: boolean;
  keep_progress: boolean;
};

type CodeRow = {
  user_id: string;
  code_hash: string;
  created_at: string;
  used_at: string | null;
};

type ProofRow = { user_id: string; proved_at: string };

type SignUpCodeRow = {
  address_hash: string;
  code_hash: string;
  sent_at: string;
  tries_left: number;
  user_id: string | null;
};

/** `account` is set for `set-password` and `exists`. */
type UsedCodeRow =
  | { outcome: 'set-password' | 'exists'; account: string }
  | { outcome: 'create' | 'wrong' | 'spent' | 'expired'; account: null };

export type AccountsTables = {
  profiles: Table<ProfileRow, 'user_id'>;
  sign_up_codes: Table<SignUpCodeRow, 'address_hash' | 'code_hash' | 'tries_left'>;
  address_proofs: Table<ProofRow, 'user_id'>;
  erasures: Table<ErasureRow, 'user_id' | 'language'>;
  recovery_codes: Table<CodeRow, 'user_id' | 'code_hash'>;
};

export type AccountsFunctions = {
  store_sign_up_code: {
    Args: { p_address_hash: string; p_code_hash: string; p_tries: number; p_pause: number };
    Returns: boolean;
  };
  use_sign_up_code: {
    Args: { p_address_hash: string; p_code_hash: string; p_lifetime: number; p_email: string };
    Returns: UsedCodeRow[];
  };
  second_factor_given: { Args: Nothing; Returns: boolean };
  is_editor: { Args: Nothing; Returns: boolean };
  export_account: {
    Args: { p_user: string };
    Returns: { account: Record<string, unknown[]>; data: Record<string, unknown[]> };
  };
  replace_recovery_codes: { Args: { p_user: string; p_hashes: string[] }; Returns: undefined };
  use_recovery_code: { Args: { p_user: string; p_hash: string }; Returns: string | null };
  restore_recovery_code: {
    Args: { p_user: string; p_hash: string; p_mail: string };
    Returns: undefined;
  };
  begin_erasure: { Args: { p_user: string; p_language: Lang }; Returns: ErasureRow };
  claim_erasures: { Args: { p_limit: number }; Returns: ErasureRow[] };
  prepare_erasure: { Args: { p_erasure: string }; Returns: KeptCode[] | null };
  erase_traces: { Args: { p_erasure: string }; Returns: undefined };
  finish_erasure: { Args: { p_erasure: string }; Returns: boolean };
};
