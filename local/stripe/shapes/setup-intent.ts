import type { SetupIntent } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<SetupIntent>();

/** Default SetupIntent, with every field of the API. */
export function blankSetupIntent(id: string, now: number): SetupIntent {
  return {
    id,
    object: 'setup_intent',
    created: now,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
    ...nulls('allowed_payment_method_types', 'application', 'automatic_payment_methods'),
    ...nulls('cancellation_reason', 'client_secret', 'customer', 'customer_account'),
    ...nulls('description', 'excluded_payment_method_types', 'flow_directions'),
    ...nulls('last_setup_error', 'latest_attempt', 'mandate', 'next_action', 'on_behalf_of'),
    ...nulls('payment_method', 'payment_method_configuration_details'),
    ...nulls('payment_method_options', 'single_use_mandate'),
  };
}
