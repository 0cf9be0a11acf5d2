/** A limit applied to one caller: counter key, uses allowed, length of the window in seconds. */
export interface RateLimit {
  readonly key: string;
  readonly times: number;
  readonly seconds: number;
}

export type RateLimitFunctions = {
  take_rates: { Args: { p_turns: readonly RateLimit[] }; Returns: number };
};
