import { isEmail } from '../../src/domain/shared/email.ts';

/** Ends a call early with an error response, ours or one from @supabase/lite. */
export class Refused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused: ${response.status}`);
    this.response = response;
  }
}

/** An error response in the format of Supabase Auth: its clients read `error_code` and `msg`. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Refused {
  return new Refused(
    Response.json({ code: status, error_code: code, msg: message }, { status, headers }),
  );
}

/** The error of an invalid field, as Supabase Auth answers it; 400 by default. */
export const invalid = (message: string, status = 400): Refused =>
  refusal(status, 'validation_failed', message);

/** The code of an error response; `''` without one. */
export async function codeOf(answer: Response): Promise<string> {
  if (answer.ok) return '';
  const body = asObject(
    await answer
      .clone()
      .json()
      .catch(() => undefined),
  );
  return asText(body.error_code);
}

/** The value as an object; `{}` if it is not one. */
export function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return value as Record<string, unknown>;
}

/** The value as a string; `''` if it is not one. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** An email address as Supabase Auth stores it. Throws `Refused` for an invalid one. */
export function readEmail(value: unknown): string {
  const email = asText(value).trim().toLowerCase();
  if (email.length > 255) throw invalid('An email address is too long');
  if (!isEmail(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}
