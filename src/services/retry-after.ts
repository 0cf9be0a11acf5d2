/** The seconds that a refusal asks to wait (`Retry-After`, in seconds or as a date), if it says so. */
export function retryAfter(response: Response, now = Date.now()): number | undefined {
  const value = response.headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
