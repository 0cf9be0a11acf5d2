/** Tables and functions of the webhooks of signals. */
import type {
  Delivery,
  DeliveryState,
  WebhookRecipe,
  WebhookStatus,
} from '../../../../src/domain/api/signal-webhooks.ts';
import type { SignalEventKind } from '../../../../src/domain/signals/signal.ts';
import type { SignalFacts } from '../../../../src/domain/signals/webhooks/message.ts';
import type { Table } from './shape.ts';

export type SignalWebhookRow = {
  id: string;
  user_id: string;
  name: string;
  url: string;
  recipe: WebhookRecipe;
  recipe_secret: string | null;
  status: WebhookStatus;
  max_lag: number;
  dry_run: boolean;
  secret_version: number;
  previous_secret_until: string | null;
  failures_in_row: number;
  created_at: string;
  busy_until: string | null;
};

export type WebhookDeliveryRow = {
  id: string;
  sequence: number;
  webhook_id: string;
  event_id: string | null;
  state: DeliveryState;
  created_at: string;
  not_after: string;
  attempts: number;
  dry_run: boolean | null;
  under_way: boolean;
  due_at: string | null;
  finished_at: string | null;
  status_code: number | null;
  last_error: string | null;
};

/** A leased delivery with its payload. `kind` to `signal` are null for a test delivery. */
export type ClaimedDelivery = Pick<
  SignalWebhookRow,
  'url' | 'recipe' | 'recipe_secret' | 'dry_run' | 'secret_version' | 'previous_secret_until'
> &
  Pick<
    WebhookDeliveryRow,
    'id' | 'webhook_id' | 'created_at' | 'not_after' | 'attempts' | 'event_id'
  > & {
    kind: SignalEventKind | null;
    payload: string | null;
    position: number | null;
    hash: string | null;
    signal: SignalFacts | null;
  };

/** Result of an attempt; `attempt` is the lease it belongs to. */
export interface DeliveryResult {
  readonly id: string;
  readonly attempt: number;
  readonly outcome: 'sent' | 'retry' | 'failed' | 'gone' | 'late' | 'stopped';
  readonly status?: number;
  readonly error?: string;
}

/** Arguments of functions on the row `p_id` of user `p_user`; rows of other users are not found. */
type OfOwner = { p_id: string; p_user: string };

export type SignalWebhooksTables = {
  signal_webhooks: Table<SignalWebhookRow, 'user_id' | 'name' | 'url' | 'recipe'>;
  webhook_deliveries: Table<WebhookDeliveryRow, 'webhook_id' | 'not_after'>;
};

export type SignalWebhooksFunctions = {
  create_signal_webhook: {
    Args: {
      p_id: string;
      p_user: string;
      p_name: string;
      p_url: string;
      p_recipe: WebhookRecipe;
      p_recipe_secret: string | null;
      p_max_lag: number;
      p_most: number;
    };
    /** Empty when the user already has the maximum. */
    Returns: SignalWebhookRow[];
  };
  update_signal_webhook: {
    Args: OfOwner & {
      p_name?: string;
      p_max_lag?: number;
      p_dry_run?: boolean;
      p_paused?: boolean;
    };
    Returns: SignalWebhookRow[];
  };
  activate_signal_webhook: { Args: OfOwner; Returns: SignalWebhookRow[] };
  rotate_signal_webhook: {
    Args: OfOwner & { p_overlap_hours: number };
    Returns: SignalWebhookRow[];
  };
  webhook_log: {
    Args: {
      p_webhook: string;
      p_user: string;
      p_limit: number;
      p_before?: string;
      p_only?: string;
    };
    Returns: Delivery[];
  };
  replay_webhook_delivery: {
    Args: OfOwner & { p_webhook: string };
    Returns: 'queued' | 'unknown' | 'too_late' | 'inactive';
  };
  claim_webhook_deliveries: {
    Args: { p_limit: number; p_lease_seconds: number; p_only?: readonly string[] };
    Returns: ClaimedDelivery[];
  };
  /** The webhooks that were paused or ended. */
  settle_webhook_deliveries: {
    Args: { p_results: readonly DeliveryResult[] };
    Returns: { webhook_id: string; status: WebhookStatus }[];
  };
  next_webhook_delivery_at: { Args: { [Name in never]: never }; Returns: string | null };
};
