/** Who may do what to a row that belongs to `owner`, for every table and function of the schema. */
import type { Row } from './supabase.ts';

export const personas = ['owner', 'other', 'anonymous', 'service'] as const;
export type Persona = (typeof personas)[number];

export const commands = ['select', 'insert', 'update', 'delete'] as const;
export type Command = (typeof commands)[number];

export interface TableRules {
  /** Columns of the owner's row, besides `user_id` where the table has one. */
  readonly row: Row;
  /** A second row of the owner's, for inserts. Left out when the first is the only one possible. */
  readonly insert?: Row;
  /** A change worth trying. */
  readonly update: Row;
  readonly hasOwner: boolean;
  readonly allowed: Readonly<Record<Persona, readonly Command[]>>;
}

const subscription = {
  stripe_customer_id: 'cus_1',
  stripe_price_id: 'price_1',
  status: 'active',
  plan_key: 'formation',
  plan_name: 'Formation seule',
  amount: 24_999,
  currency: 'eur',
  start_date: '2026-01-01T00:00:00Z',
  end_date: '2099-01-01T00:00:00Z',
};

const evidence = {
  price_id: 'price_1',
  plan_key: 'formation',
  amount: 24_999,
  currency: 'eur',
  language: 'fr',
  terms_version: '2026-11-20',
  waiver: true,
};

export const tables: Readonly<Record<string, TableRules>> = {
  profiles: {
    row: { first_name: 'Ada', language: 'fr' },
    update: { first_name: 'Eve' },
    hasOwner: true,
    allowed: {
      owner: ['select', 'update'],
      other: [],
      anonymous: [],
      service: ['select', 'insert', 'update', 'delete'],
    },
  },
  billing_customers: {
    row: { stripe_customer_id: 'cus_1' },
    update: { stripe_customer_id: 'cus_stolen' },
    hasOwner: true,
    allowed: {
      owner: ['select'],
      other: [],
      anonymous: [],
      service: ['select', 'insert', 'update', 'delete'],
    },
  },
  subscriptions: {
    row: { ...subscription, stripe_subscription_id: 'sub_1' },
    insert: { ...subscription, stripe_subscription_id: 'sub_forged' },
    update: { end_date: '2199-01-01T00:00:00Z', plan_key: 'formationEtSignaux' },
    hasOwner: true,
    allowed: {
      owner: ['select'],
      other: [],
      anonymous: [],
      service: ['select', 'insert', 'update', 'delete'],
    },
  },
  stripe_events: {
    row: { id: 'evt_1', type: 'invoice.paid', created: '2026-01-01T00:00:00Z' },
    insert: { id: 'evt_forged', type: 'invoice.paid', created: '2026-01-01T00:00:00Z' },
    update: { processed_at: '2026-01-01T00:00:00Z' },
    hasOwner: false,
    allowed: {
      owner: [],
      other: [],
      anonymous: [],
      service: ['select', 'insert', 'update', 'delete'],
    },
  },
  checkout_evidence: {
    row: evidence,
    insert: { ...evidence, waiver: false },
    update: { checkout_session_id: 'cs_1' },
    hasOwner: true,
    allowed: {
      owner: ['select', 'insert'],
      other: [],
      anonymous: [],
      service: ['select', 'insert', 'update', 'delete'],
    },
  },
};

/** The roles that may call each function; triggers answer to nobody. */
export const functions: Readonly<Record<string, readonly string[]>> = {
  guard_profile: [],
  create_profile: [],
  guard_evidence: [],
  limit_evidence: [],
  has_access: ['authenticated', 'service_role'],
  subscription_sync_version: ['service_role'],
  apply_subscriptions: ['service_role'],
  claim_checkout_evidence: ['service_role'],
};
