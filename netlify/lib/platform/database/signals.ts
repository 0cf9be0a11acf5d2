/** Tables and functions of signals and of their waiting list. */
import type { DeskOverview, EventDeliveries } from '../../../../src/domain/api/desk.ts';
import type { MarketCurrency } from '../../../../src/domain/api/market.ts';
import type { ChainEvent } from '../../../../src/domain/signals/event-payload.ts';
import type {
  SignalAction,
  SignalDraft,
  SignalEventKind,
  SignalState,
} from '../../../../src/domain/signals/signal.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { TransactionLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

/** A row of `signals`. Numbers are read with `::text` casts where they are shown or compared exactly. */
export type SignalRow = {
  id: string;
  trial: boolean;
  state: SignalState;
  action: SignalAction;
  coin: string;
  currency: MarketCurrency;
  entry: number;
  take_profit: number;
  stop_loss: number;
  risk: number;
  validity_minutes: number;
  reasoning_fr: string;
  reasoning_en: string;
  source: 'desk' | 'machine';
  created_by: string | null;
  version: number;
  created_at: string;
  issued_at: string | null;
  valid_until: string | null;
  current_take_profit: number | null;
  current_stop_loss: number | null;
  entered_at: string | null;
  closed_at: string | null;
  exit_price: number | null;
  watched_until: string | null;
  blind_since: string | null;
  blind_until: string | null;
};

export type SignalEventRow = {
  position: number;
  id: string;
  signal_id: string;
  kind: SignalEventKind;
  recorded_at: string;
  payload: string;
  opening: number;
  closes: boolean;
  salt: string;
  commitment: string;
  previous_hash: string;
  hash: string;
};

export type SignalsTables = {
  signals: Table<SignalRow, 'id'>;
  signal_events: Table<SignalEventRow, 'id'>;
  signals_desk: Table<
    {
      id: boolean;
      analyst: string | null;
      opened_at: string | null;
      chain_length: number;
      chain_head: string;
      updated_at: string;
    },
    'id'
  >;
  signal_reads: Table<{ user_id: string; position: number; read_at: string }, 'user_id'>;
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
  announce_signals: { Args: { p_limit: number }; Returns: number };
  signals_status: {
    Args: { [Name in never]: never };
    Returns: {
      is_open: boolean;
      analyst: string | null;
      opened_at: string | null;
      chain_length: number;
      chain_head: string;
    }[];
  };
  set_signals_desk: {
    Args: {
      p_known_analyst: string | null;
      p_known_open: boolean;
      p_analyst: string;
      p_open: boolean | null;
    };
    Returns: 'saved' | 'conflict' | 'analyst' | 'record';
  };
  /** The new version; null: it was changed, issued or deleted meanwhile. */
  save_signal_draft: {
    Args: {
      p_id: string;
      p_version: number;
      p_editor: string | null;
      p_signal: SignalDraft & { source?: 'desk' | 'machine' };
    };
    Returns: number | null;
  };
  delete_signal_draft: { Args: { p_id: string; p_version: number }; Returns: boolean };
  issue_signal: {
    Args: { p_id: string; p_version: number; p_trial: boolean };
    Returns: {
      outcome: 'issued' | 'conflict' | 'closed';
      position: number | null;
      hash: string | null;
      valid_until: string | null;
    }[];
  };
  record_signal_event: {
    Args: {
      p_id: string;
      p_kind: Exclude<SignalEventKind, 'issued'>;
      p_at: string;
      p_price: string | null;
      p_facts: object;
      p_take_profit?: string;
      p_stop_loss?: string;
      p_last?: number;
    };
    Returns: {
      outcome: 'recorded' | 'conflict' | 'levels';
      position: number | null;
      hash: string | null;
    }[];
  };
  record_signal_outcomes: {
    Args: {
      p_id: string;
      p_outcomes: readonly {
        readonly kind: SignalEventKind;
        readonly at: string;
        readonly price: string | null;
        readonly facts: object;
      }[];
      p_last: number;
    };
    Returns: {
      recorded: number;
      outcome: 'recorded' | 'conflict' | 'levels';
      last: number;
    }[];
  };
  desk_overview: {
    Args: { [Name in never]: never };
    Returns: Omit<DeskOverview, 'type' | 'webhooks_off'>;
  };
  desk_deliveries: {
    Args: { p_before: number | null; p_limit: number };
    Returns: EventDeliveries[];
  };
  signal_chain: { Args: { p_after?: number; p_limit?: number }; Returns: ChainEvent[] };
  receives_signals: { Args: { p_user: string }; Returns: boolean };
};
