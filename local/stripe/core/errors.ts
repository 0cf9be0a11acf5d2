/** What Stripe puts in `error` beside the message. */
export interface ErrorDetails {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A refusal to be answered in Stripe's shape, with its HTTP status. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, message: string, details: ErrorDetails) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** The JSON body Stripe answers. */
  body(): { error: ErrorDetails & { message: string } } {
    return { error: { ...this.details, message: this.message } };
  }
}

/** 400 for a parameter that is absent, unknown or wrong. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  });
}

/** Stripe's answer for an id that names nothing: 404 in the path, 400 in a parameter. */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
  });
}
