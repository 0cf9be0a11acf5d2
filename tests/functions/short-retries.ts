/** Shortens the pauses of Stripe's client between its tries, a second for each call that fails. */
import Stripe from 'stripe';

Object.assign(Stripe.prototype, {
  getInitialNetworkRetryDelay: () => 0.01,
  getMaxNetworkRetryDelay: () => 0.02,
});
