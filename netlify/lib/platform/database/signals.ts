/** Table and functions of the list to tell when signals open. */
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { TransactionLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

export type SignalsTables = {
  signals_notices: Table<
    {
      id: string;
      email: string;
      language: Lang;
      created_at: string;
      confirmed_at: string | null;
    },
    'id' | 'email' | 'language'
  >;
};

export type SignalsFunctions = {
  ask_signals_notice: {
    Args: {
      p_id: string;
      p_request: string;
      p_email: string;
      p_language: Lang;
      p_limits: readonly TransactionLimit[];
    };
    /** `wait` in seconds, when `limited`. */
    Returns: { outcome: 'asked' | 'limited' | 'proof_required'; wait: number }[];
  };
  announce_signals: { Args: { p_limit?: number }; Returns: number };
};
