import type { Dispute } from '../core/objects.ts';
import { nullsOf } from './nulls.ts';

const evidence = nullsOf<Dispute['evidence']>();

/** Default dispute, with every field of the API. */
export function blankDispute(id: string, now: number, dueBy: number): Dispute {
  return {
    id,
    object: 'dispute',
    amount: 0,
    balance_transactions: [],
    charge: '',
    created: now,
    currency: 'eur',
    enhanced_eligibility_types: [],
    evidence: {
      ...evidence('access_activity_log', 'billing_address', 'cancellation_policy'),
      ...evidence('cancellation_policy_disclosure', 'cancellation_rebuttal', 'customer_name'),
      ...evidence('customer_communication', 'customer_email_address', 'customer_purchase_ip'),
      ...evidence('customer_signature', 'duplicate_charge_documentation', 'duplicate_charge_id'),
      ...evidence('duplicate_charge_explanation', 'product_description', 'receipt'),
      ...evidence('refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation'),
      ...evidence('service_date', 'service_documentation', 'shipping_address', 'shipping_carrier'),
      ...evidence('shipping_date', 'shipping_documentation', 'shipping_tracking_number'),
      ...evidence('uncategorized_file', 'uncategorized_text'),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: null,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
