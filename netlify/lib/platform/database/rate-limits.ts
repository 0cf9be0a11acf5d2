/** A limit applied to one caller: counter key, uses allowed, length of the window in seconds. */
export interface RateLimit {
  readonly key: string;
  readonly times: number;
  readonly seconds: number;
}

export type RateLimitFunctions = {
  consume_rate_limits: { Args: { p_limits: readonly RateLimit[] }; Returns: number };
};
