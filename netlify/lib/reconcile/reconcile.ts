/**
 * Compares what is live at Stripe with our rows, page by page, and repairs what differs by reading the
 * customer again: for what no event told, or none was heard. It stops when its time is over and goes on
 * from there when called again.
 */
import type Stripe from 'stripe';
import type { RunRow } from '../platform/database.ts';
import { resumeEvents } from '../subscriptions/process-event.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError } from '../platform/log.ts';
import { checkCustomer } from './customer.ts';
import { comparePage, readPage, suspendedRows, troubledCustomers, type Suspect } from './pages.ts';
import { addReport, emptyReport, type ReconcileReport } from './report.ts';
import type { ServiceClients } from '../platform/clients.ts';

export type { Difference, ReconcileReport } from './report.ts';

export interface ReconcileOptions {
  /** When to stop, in milliseconds since the epoch. */
  readonly until: number;
  /** Told in a line each: pages compared, what was found. */
  readonly log?: (line: string) => void;
  /** Finds and reports, and changes nothing anywhere. */
  readonly dryRun?: boolean;
  /** Seconds since the last comparison began before another begins; default: an hour, less two minutes. */
  readonly every?: number;
}

/** How far a comparison came. */
export interface Progress {
  /** What is `live` at Stripe, what `ended` lately, `trouble`: refunds and disputes, `end`: the rest. */
  phase: 'live' | 'ended' | 'trouble' | 'end';
  /** The last subscription compared, and when it was made (Unix seconds). */
  after?: string | undefined;
  created?: number | undefined;
  /** The last customer looked at, of those that the present page, or phase, calls for. */
  looked?: string | undefined;
}

const leaseSeconds = 45;

/** Compares, until it is done or its time is over. Null: it is too early, or another worker is at it. */
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
  const save = (): Promise<void> => keep(clients, run, progress, report);
  try {
    await compare(clients, options, progress, report, save);
  } finally {
    await keep(clients, run, progress, report, true);
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
  /** Looks at them in an order of their own; false when the time was over before the last. */
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
    ]);
    const suspects = [...customers].map((customer) => ({ customer, subscription: undefined }));
    if (!(await lookAt(suspects))) return;
    progress.phase = 'end';
    await save();
    failPoint('reconcile:trouble-checked');
  }

  if (progress.phase === 'end' && inTime()) {
    const doubled = await clients.service.rpc('duplicate_subscriptions');
    if (doubled.error) throw doubled.error;
    report.doubled = doubled.data;
    if (!dryRun) {
      const notices = await clients.service.rpc('enqueue_renewal_notices');
      if (notices.error) throw notices.error;
      report.notices += notices.data;
    }
    failPoint('reconcile:notices-asked');
    report.finished = true;
  }
}

/** Writes how far it came; `release`: for the next call, at once. */
async function keep(
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
