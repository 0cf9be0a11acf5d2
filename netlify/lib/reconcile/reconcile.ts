/**
 * Compares live Stripe subscriptions with our rows, page by page, and repairs differences by syncing the
 * customer: covers lost or missing webhook events. Stops at its deadline; the next call resumes there.
 */
import type Stripe from 'stripe';
import type { RunRow } from '../platform/database.ts';
import { resumeEvents } from '../subscriptions/process-event.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError } from '../platform/log.ts';
import { checkCustomer } from './customer.ts';
import { deletedCustomers } from './deleted-customers.ts';
import {
  comparePage,
  payableAfterEnd,
  readPage,
  suspendedRows,
  troubledCustomers,
  type Suspect,
} from './pages.ts';
import { explainPayments, readPayments, reportUnexplained } from './payments.ts';
import { addReport, emptyReport, type ReconcileReport } from './report.ts';
import type { ServiceClients } from '../platform/clients.ts';

export type { Difference, ReconcileReport } from './report.ts';

export interface ReconcileOptions {
  /** Deadline, in milliseconds since the epoch. */
  readonly until: number;
  /** Receives one line per page compared and per difference found. */
  readonly log?: (line: string) => void;
  /** Reports differences without changing anything. */
  readonly dryRun?: boolean;
  /** Minimum seconds between the starts of two runs; default: an hour minus two minutes. */
  readonly every?: number;
}

/** Progress of a run. */
export interface Progress {
  /**
   * Stripe's `live` subscriptions, recently `ended` ones, `trouble`: refunds, disputes and unpaid invoices,
   * `payments`: the money received, `end`: the final checks.
   */
  phase: 'live' | 'ended' | 'trouble' | 'payments' | 'end';
  /** The last subscription compared, and its creation time (Unix seconds), or the last payment. */
  after?: string | undefined;
  created?: number | undefined;
  /** The last customer checked, of those found in the current page or phase. */
  looked?: string | undefined;
}

const leaseSeconds = 45;

/** Runs until done or until the deadline. Null: too early, or another worker is running. */
export async function reconcile(
  clients: ServiceClients,
  options: ReconcileOptions,
): Promise<ReconcileReport | null> {
  if (options.dryRun) {
    const report = emptyReport();
    await compare(clients, options, { phase: 'live' }, report, () => Promise.resolve());
    return report;
  }
  const { data, error } = await clients.service.rpc('claim_reconcile', {
    p_every_seconds: options.every ?? 3_480,
    p_lease_seconds: leaseSeconds,
  });
  if (error) throw error;
  const [run] = data;
  if (!run) return null;
  failPoint('reconcile:claimed');
  const progress: Progress = { phase: 'live', ...(run.progress as Partial<Progress>) };
  const report: ReconcileReport = { ...emptyReport(), ...(run.report as Partial<ReconcileReport>) };
  const save = (): Promise<void> => saveProgress(clients, run, progress, report);
  try {
    await compare(clients, options, progress, report, save);
  } finally {
    await saveProgress(clients, run, progress, report, true);
  }
  return report;
}

async function compare(
  clients: ServiceClients,
  options: ReconcileOptions,
  progress: Progress,
  report: ReconcileReport,
  save: () => Promise<void>,
): Promise<void> {
  const { until, log, dryRun = false } = options;
  const inTime = (): boolean => Date.now() < until;
  const look = async (customer: string, seen?: Stripe.Subscription): Promise<void> => {
    try {
      await checkCustomer(clients, customer, seen, report, dryRun);
    } catch (failure) {
      const { error, code } = describeError(failure);
      addReport(report.failed, { customer, error: [error, code].filter(Boolean).join(' ') });
    }
  };
  /** Checks the customers in a fixed order; false when the deadline passed before the last one. */
  const lookAt = async (suspects: readonly Suspect[]): Promise<boolean> => {
    const sorted = suspects.toSorted((a, b) => (a.customer < b.customer ? -1 : 1));
    for (const { customer, subscription } of sorted) {
      if (progress.looked !== undefined && customer <= progress.looked) continue;
      if (!inTime()) return false;
      await look(customer, subscription);
      progress.looked = customer;
      await save();
    }
    delete progress.looked;
    return true;
  };

  if (!dryRun && inTime()) report.events += await resumeEvents(clients, until);
  failPoint('reconcile:events-taken');

  while ((progress.phase === 'live' || progress.phase === 'ended') && inTime()) {
    const page = await readPage(clients.stripe, progress.phase, progress.after);
    const suspects = await comparePage(clients, progress.phase, page, progress.created);
    failPoint('reconcile:page-read');
    if (!(await lookAt(suspects))) return;
    failPoint('reconcile:page-repaired');
    report.checked += page.data.length;
    log?.(`${report.checked} compared, ${report.repaired.length} differed`);
    const last = page.data.at(-1);
    if (page.has_more && last) Object.assign(progress, { after: last.id, created: last.created });
    else {
      progress.phase = progress.phase === 'live' ? 'ended' : 'trouble';
      delete progress.after;
      delete progress.created;
    }
    await save();
    failPoint('reconcile:page-saved');
  }

  if (progress.phase === 'trouble' && inTime()) {
    const customers = new Set([
      ...(await troubledCustomers(clients)),
      ...(await suspendedRows(clients.service)),
      ...(await payableAfterEnd(clients)),
    ]);
    const suspects = [...customers].map((customer) => ({ customer, subscription: undefined }));
    if (!(await lookAt(suspects))) return;
    progress.phase = 'payments';
    await save();
    failPoint('reconcile:trouble-checked');
  }

  while (progress.phase === 'payments' && inTime()) {
    const page = await readPayments(clients.stripe, progress.after);
    await explainPayments(clients, page.data, report, look);
    const last = page.data.at(-1);
    if (page.has_more && last) progress.after = last.id;
    else {
      progress.phase = 'end';
      delete progress.after;
    }
    await save();
    failPoint('reconcile:payments-explained');
  }

  if (progress.phase === 'end' && inTime()) {
    const doubled = await clients.service.rpc('duplicate_subscriptions');
    if (doubled.error) throw doubled.error;
    report.doubled = doubled.data;
    report.deletedCustomers = await deletedCustomers(clients);
    if (!dryRun) {
      await reportUnexplained(clients.service, report);
      const notices = await clients.service.rpc('enqueue_renewal_notices');
      if (notices.error) throw notices.error;
      report.notices += notices.data;
    }
    failPoint('reconcile:notices-asked');
    report.finished = true;
  }
}

/** Stores the progress; `release`: lets the next call start immediately. */
async function saveProgress(
  { service }: ServiceClients,
  run: RunRow,
  progress: Progress,
  report: ReconcileReport,
  release = false,
): Promise<void> {
  const { error } = await service
    .from('reconcile_runs')
    .update({
      progress,
      report,
      claimed_until: release ? null : new Date(Date.now() + leaseSeconds * 1_000).toISOString(),
      ...(report.finished ? { finished_at: new Date().toISOString() } : {}),
    })
    .eq('id', run.id);
  if (error) throw error;
}
