import type * as fr from '../fr/errors.ts';

const unexpected = 'The request did not go through. Try again in a moment.';

export const errors: typeof fr.errors = {
  method_not_allowed: unexpected,
  too_large: 'This text is too long. Shorten it, then try again.',
  bad_request: 'A field was not accepted. Check what you typed, then try again.',
  unauthenticated: 'Your session has ended. Sign in again.',
  second_factor_required: 'Your session has ended. Sign in again.',
  rate_limited: 'Too many attempts. {retry}',
  unavailable: 'The fault is on our side. Try again in a moment.',
  network: 'We received no answer. Check your connection, then try again.',
  unexpected,
  retryIn: 'Try again in {time}.',
  retryLater: 'Try again later.',
};
