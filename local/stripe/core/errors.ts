/** Fields of `error` besides the message. */
export interface ErrorDetails {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  readonly code?: string | undefined;
  readonly param?: string | undefined;
  readonly decline_code?: string | undefined;
  /** The SetupIntent after the error. */
  readonly setup_intent?: object;
}

/** An error response in Stripe's format, with its HTTP status. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  /** Whether the transaction is committed in spite of the error: a declined payment stays recorded. */
  readonly keeps: boolean;

  constructor(status: number, message: string, details: ErrorDetails, keeps = false) {
    super(message);
    this.status = status;
    this.details = details;
    this.keeps = keeps;
  }

  /** The JSON body of the response. */
  body(): { error: ErrorDetails & { message: string } } {
    return { error: { ...this.details, message: this.message } };
  }
}

/** 400 for a missing, unknown or invalid parameter. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, { type: 'invalid_request_error', code, param });
}

/** The error for an unknown id: 404 in the path, 400 in a parameter. */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
  });
}

/** 402: declined, or authentication required. The attempt stays recorded. */
export function unpaid(
  error: { readonly code: string; readonly message: string; readonly decline_code?: string },
  about: Pick<ErrorDetails, 'setup_intent'> = {},
): StripeError {
  const { code, message, decline_code } = error;
  return new StripeError(402, message, { type: 'card_error', code, decline_code, ...about }, true);
}
