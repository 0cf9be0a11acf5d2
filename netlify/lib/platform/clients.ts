import type Stripe from 'stripe';
import { stripeClient } from './stripe.ts';
import { serviceClient, type Client } from './supabase.ts';

/** The two API clients that billing code works with. */
export interface ServiceClients {
  readonly stripe: Stripe;
  /** Supabase with the secret key: row-level security does not apply. */
  readonly service: Client;
}

/** Creates both clients; throws `SettingError` when a setting is missing. */
export function serviceClients(): ServiceClients {
  return { stripe: stripeClient(), service: serviceClient() };
}
