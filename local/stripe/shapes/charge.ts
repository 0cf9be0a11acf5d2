import type { Charge, PaymentMethod } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const nulls = nullsOf<Charge>();

/** Default charge, with every field of the API. */
export function blankCharge(id: string, now: number): Charge {
  return {
    id,
    object: 'charge',
    amount: 0,
    amount_captured: 0,
    amount_refunded: 0,
    ...nulls('application', 'application_fee', 'application_fee_amount', 'balance_transaction'),
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'STRIPE LOCAL',
    captured: true,
    created: now,
    currency: 'eur',
    ...nulls('customer', 'description'),
    disputed: false,
    ...nulls('failure_balance_transaction', 'failure_code', 'failure_message', 'fraud_details'),
    livemode: false,
    metadata: {},
    ...nulls('on_behalf_of', 'outcome'),
    paid: true,
    ...nulls('payment_intent', 'payment_method', 'payment_method_details', 'receipt_email'),
    ...nulls('receipt_number', 'receipt_url'),
    refunded: false,
    ...nulls('review', 'shipping', 'source', 'source_transfer', 'statement_descriptor'),
    ...nulls('statement_descriptor_suffix', 'transfer_data', 'transfer_group'),
    status: 'succeeded',
  };
}

const cardNulls = nullsOf<ChargedCard>();

type ChargedCard = NonNullable<NonNullable<Charge['payment_method_details']>['card']>;

/** A card as its charges show it. */
export function chargedCard(card: NonNullable<PaymentMethod['card']>): ChargedCard {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    ...{ brand, checks, country, exp_month, exp_year, funding, last4 },
    ...(fingerprint === undefined ? {} : { fingerprint }),
    network: brand,
    amount_authorized: null,
    ...cardNulls('authorization_code', 'electronic_commerce_indicator', 'installments', 'mandate'),
    ...cardNulls('network_token', 'network_transaction_id', 'regulated_status', 'three_d_secure'),
    ...cardNulls('transaction_link_id', 'wallet'),
  };
}
