/** A limit applied to one caller: counter key, uses allowed, length of the window in seconds. */
export interface RateLimit {
  readonly key: string;
  readonly times: number;
  readonly seconds: number;
}

/** A limit counted in the transaction of a booking or a ticket. */
export interface TransactionLimit extends RateLimit {
  /** Subscribers are exempt. */
  readonly global?: boolean;
  /** The first account of a mailbox is exempt, if its address is proved. */
  readonly unless_owner?: boolean;
  /** Exceeding it asks for a proof of work instead of a pause. */
  readonly proof?: boolean;
}

export type RateLimitFunctions = {
  consume_rate_limits: { Args: { p_limits: readonly RateLimit[] }; Returns: number };
};
