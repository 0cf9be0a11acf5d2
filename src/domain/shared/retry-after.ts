/** Parses a `Retry-After` header, in seconds or as a date, into seconds. */
export function retryAfterSeconds(value: string | null, now: number): number | undefined {
  const given = value?.trim() ?? '';
  if (/^\d{1,6}$/.test(given)) return Number(given);
  const date = /^[A-Z][a-z]{2}, /.test(given) ? Date.parse(given) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
