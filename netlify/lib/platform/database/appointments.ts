/** Tables and functions of appointments. */
import type { Attendance } from '../../../../src/domain/api/desk.ts';
import type { CalendarDay } from '../../../../src/domain/booking/french-holidays.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { RateLimit, TransactionLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

/** A row of `appointments`: a slot on hold, booked or cancelled. */
export type AppointmentRow = {
  id: string;
  status: 'held' | 'booked' | 'cancelled';
  start_at: string;
  end_at: string;
  hold_hash: string | null;
  ip_hash: string | null;
  held_until: string | null;
  network_hash: string | null;
  /** Null, like `request`, while the slot is on hold. */
  reference: string | null;
  request: string | null;
  moves: string[];
  user_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  language: Lang;
  zone: string;
  sequence: number;
  created_at: string;
  booked_at: string | null;
  cancelled_at: string | null;
  moved_from: string | null;
  attendance: Attendance | null;
};

/** Maximum of upcoming slots per network; `crowded` once all networks together have `crowded_from`. */
export interface NetworkShares {
  readonly usual: number;
  readonly crowded: number;
  readonly crowded_from: number;
}

export type AppointmentsTables = {
  appointments: Table<AppointmentRow, 'status' | 'start_at' | 'end_at'>;
  closed_days: Table<{ day: CalendarDay; created_at: string; created_by: string | null }, 'day'>;
};

export type AppointmentsFunctions = {
  busy_times: {
    Args: { p_from: string; p_until: string };
    Returns: { start_at: string; end_at: string }[];
  };
  hold_appointment: {
    Args: {
      p_start: string;
      p_end: string;
      p_hold_hash: string;
      p_earlier_hash: string | null;
      p_ip_hash: string;
      p_seconds: number;
      p_max_per_ip: number;
      p_network_hash: string;
      p_shares: NetworkShares;
    };
    Returns: { outcome: 'held' | 'taken' | 'network_full' | 'too_many'; until: string | null }[];
  };
  release_appointment: { Args: { p_hold_hash: string }; Returns: boolean };
  book_appointment: {
    Args: {
      p_id: string;
      p_request: string;
      p_start: string;
      p_end: string;
      p_hold_hash: string | null;
      p_user: string | null;
      p_first_name: string;
      p_last_name: string;
      p_email: string;
      p_phone: string;
      p_message: string;
      p_language: Lang;
      p_zone: string;
      p_token: string;
      p_max_upcoming: number;
      p_limits: readonly TransactionLimit[];
      p_network_hash: string;
      p_shares: NetworkShares;
    };
    Returns:
      | 'booked'
      | 'taken'
      | 'too_many'
      | 'network_full'
      | 'proof_required'
      | `limited ${number}`;
  };
  move_appointment: {
    Args: {
      p_id: string;
      p_sequence: number;
      p_request: string;
      p_start: string;
      p_end: string;
      p_hold_hash: string | null;
      p_token: string;
      p_limit: RateLimit;
    };
    Returns: 'moved' | 'taken' | 'cancelled' | 'stale' | `limited ${number}`;
  };
  set_closed_day: {
    Args: { p_day: CalendarDay; p_closed: boolean; p_editor: string };
    Returns: null;
  };
  mark_appointment: {
    Args: { p_id: string; p_known: Attendance | null; p_attendance: Attendance | null };
    Returns: 'marked' | 'conflict' | 'early' | 'unknown';
  };
  cancel_appointment: {
    Args: { p_id: string; p_sequence: number; p_token: string };
    Returns: 'cancelled' | 'stale';
  };
};
