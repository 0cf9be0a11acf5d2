/** A call of a reconcile run: its progress, its report and the checks of customers. */
import type Stripe from 'stripe';
import { errorSummary } from '../platform/log.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { checkCustomer } from './customer.ts';
import type { Suspect } from './pages.ts';
import { addReport, type ReconcileReport } from './report.ts';

/** Progress of a run, stored so that the next call resumes there. */
export interface Progress {
  /**
   * Stripe's `live` subscriptions, recently `ended` ones, `disputes`: refunds, disputes and unpaid invoices,
   * `payments`: the money received, `end`: the final checks.
   */
  phase: 'live' | 'ended' | 'disputes' | 'payments' | 'end';
  /** The last subscription compared, and its creation time (Unix seconds), or the last payment. */
  after?: string | undefined;
  created?: number | undefined;
  /** The last customer checked, of those found in the current page or phase. */
  lastCustomer?: string | undefined;
}

/** A call that works on a run. Every step completes at least one unit of work, so that each call advances. */
export interface Run {
  readonly clients: ServiceClients;
  readonly dryRun: boolean;
  /** Receives one line per page compared. */
  readonly log: ((line: string) => void) | undefined;
  readonly progress: Progress;
  readonly report: ReconcileReport;
  /** Whether the deadline has not passed. */
  readonly inTime: () => boolean;
  /** Stores the progress and the report. */
  readonly save: () => Promise<void>;
}

/** Checks a customer; a failure is added to the report. */
export async function check(
  { clients, report, dryRun }: Run,
  customer: string,
  seen?: Stripe.Subscription,
): Promise<void> {
  try {
    await checkCustomer(clients, customer, seen, report, dryRun);
  } catch (failure) {
    addReport(report.failed, { customer, error: errorSummary(failure) });
  }
}

/** Checks the customers in a fixed order, at least one; false when the deadline passed before the last one. */
export async function checkAll(run: Run, suspects: readonly Suspect[]): Promise<boolean> {
  const { progress } = run;
  const { lastCustomer = '' } = progress;
  const left = suspects
    .filter(({ customer }) => customer > lastCustomer)
    .toSorted((a, b) => (a.customer < b.customer ? -1 : 1));
  for (const [index, { customer, subscription }] of left.entries()) {
    if (index > 0 && !run.inTime()) return false;
    await check(run, customer, subscription);
    progress.lastCustomer = customer;
    await run.save();
  }
  delete progress.lastCustomer;
  return true;
}
