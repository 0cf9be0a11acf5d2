/** Tables and functions of contract cancellations and withdrawals. */
import type { ContractEnd } from '../../../../src/domain/api/contract-end.ts';
import type { StripeStatus } from '../../../../src/domain/billing/stripe-status.ts';
import type { WithdrawalRefund } from '../../../../src/domain/contract/withdrawal.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { EmailTemplate } from '../../../mail/index.ts';
import type { Table } from './shape.ts';

/** A row of `contract_ends`: a declared cancellation or withdrawal. */
export type ContractEndRow = {
  id: string;
  kind: ContractEnd;
  user_id: string | null;
  /** Null: no contract was found. */
  stripe_subscription_id: string | null;
  name: string;
  email: string;
  reference: string;
  language: Lang;
  declared_at: string;
  token_hash: string | null;
  token_expires_at: string | null;
  confirmed_at: string | null;
  ends_at: string | null;
  /** Provisional until `refund_decided_at`; null for a cancellation. */
  refund: WithdrawalRefund | null;
  refund_decided_at: string | null;
  /** Keyed hashes of the mailbox and the cards of a withdrawal. */
  payer_hashes: string[];
  /** Cents refunded; null until known. */
  refunded: number | null;
  done_at: string | null;
  attempts: number;
  next_attempt_at: string;
  last_error: string | null;
};

/** A row of `find_contracts`: an account, and one of its contracts if it has any. */
export type FoundContractRow = {
  user_id: string;
  email: string | null;
  stripe_subscription_id: string | null;
  reference: string | null;
  plan_name: string | null;
  currency: string | null;
  stripe_status: StripeStatus | null;
  ending: boolean | null;
  started_at: string | null;
  paid_until: string | null;
  /** Id of its withdrawal; `cancellation`: of its pending or recent cancellation. */
  withdrawal: string | null;
  cancellation: string | null;
};

export type ContractEndsTables = {
  contract_ends: Table<ContractEndRow, 'kind' | 'name' | 'email' | 'language' | 'declared_at'>;
};

export type ContractEndsFunctions = {
  is_withdrawn: { Args: { p_subscription: string }; Returns: boolean };
  find_contracts: {
    Args: { p_user: string | null; p_email: string | null };
    Returns: FoundContractRow[];
  };
  declare_contract_end: {
    Args: {
      p_kind: ContractEnd;
      p_user: string | null;
      p_subscription: string | null;
      p_name: string;
      p_email: string;
      p_reference: string;
      p_language: Lang;
      p_declared_at: string;
      p_payer_hashes?: string[];
      p_ends_at?: string | null;
      p_token_hash?: string | null;
      p_template?: EmailTemplate;
      p_recipient?: string;
      p_data?: unknown;
    };
    Returns: ContractEndRow;
  };
  confirm_contract_end: {
    Args: { p_id: string; p_payer_hashes: string[]; p_ends_at: string | null };
    Returns: ContractEndRow;
  };
  decide_withdrawal_refund: {
    Args: { p_id: string; p_cards: string[] };
    Returns: WithdrawalRefund;
  };
  claim_contract_ends: {
    Args: { p_limit: number; p_user?: string };
    Returns: ContractEndRow[];
  };
  finish_contract_end: {
    Args: {
      p_id: string;
      p_ends_at: string;
      p_at_once: boolean;
      p_refund: WithdrawalRefund | null;
      p_refunded: number | null;
    };
    Returns: boolean;
  };
};
