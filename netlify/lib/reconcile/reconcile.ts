/**
 * Compares live Stripe subscriptions with our rows, page by page, and repairs differences by syncing the
 * customer: covers lost or missing webhook events. Stops at its deadline; the next call resumes there.
 */
import type { RunRow } from '../platform/database.ts';
import { resumeEvents } from '../subscriptions/process-event.ts';
import { failPoint } from '../platform/fail-point.ts';
import { deletedCustomers } from './deleted-customers.ts';
import {
  comparePage,
  disputedCustomers,
  payableAfterEnd,
  readPage,
  suspendedCustomers,
} from './pages.ts';
import { explainPayments, readPayments, reportUnexplained } from './payments.ts';
import { emptyReport, type ReconcileReport } from './report.ts';
import { checkAll, type Progress, type Run } from './run.ts';
import type { ServiceClients } from '../platform/clients.ts';

export type { Difference, ReconcileReport } from './report.ts';

export interface ReconcileOptions {
  /** Deadline, in milliseconds since the epoch. */
  readonly until: number;
  /** Receives one line per page compared. */
  readonly log?: (line: string) => void;
  /** Reports differences without changing anything. */
  readonly dryRun?: boolean;
  /** Minimum seconds between the starts of two runs; default: an hour minus two minutes. */
  readonly every?: number;
}

const leaseSeconds = 45;

/** Runs until done or until the deadline. Null: too early, or another worker is running. */
export async function reconcile(
  clients: ServiceClients,
  options: ReconcileOptions,
): Promise<ReconcileReport | null> {
  const { until, log, dryRun = false } = options;
  const inTime = (): boolean => Date.now() < until;
  if (dryRun) {
    const report = emptyReport();
    const save = (): Promise<void> => Promise.resolve();
    await work({ clients, dryRun, progress: { phase: 'live' }, report, inTime, save, log });
    return report;
  }
  const { data, error } = await clients.service.rpc('claim_reconcile', {
    p_every_seconds: options.every ?? 3_480,
    p_lease_seconds: leaseSeconds,
  });
  if (error) throw error;
  const [row] = data;
  if (!row) return null;
  failPoint('reconcile:claimed');
  const progress: Progress = { phase: 'live', ...(row.progress as Partial<Progress>) };
  const report: ReconcileReport = { ...emptyReport(), ...(row.report as Partial<ReconcileReport>) };
  const save = (): Promise<void> => saveProgress(clients, row, progress, report);
  try {
    if (inTime()) report.events += await resumeEvents(clients, until);
    failPoint('reconcile:events-taken');
    await work({ clients, dryRun, progress, report, inTime, save, log });
  } finally {
    await saveProgress(clients, row, progress, report, true);
  }
  return report;
}

async function work(run: Run): Promise<void> {
  await comparePages(run);
  await checkDisputes(run);
  await accountForPayments(run);
  await finishRun(run);
}

async function comparePages(run: Run): Promise<void> {
  const { clients, progress, report, log } = run;
  while ((progress.phase === 'live' || progress.phase === 'ended') && run.inTime()) {
    const page = await readPage(clients.stripe, progress.phase, progress.after);
    const suspects = await comparePage(clients, progress.phase, page, progress.created);
    failPoint('reconcile:page-read');
    if (!(await checkAll(run, suspects))) return;
    failPoint('reconcile:page-repaired');
    report.checked += page.data.length;
    log?.(`${report.checked} compared, ${report.repaired.length} differed`);
    const last = page.data.at(-1);
    if (page.has_more && last) Object.assign(progress, { after: last.id, created: last.created });
    else {
      progress.phase = progress.phase === 'live' ? 'ended' : 'disputes';
      delete progress.after;
      delete progress.created;
    }
    await run.save();
    failPoint('reconcile:page-saved');
  }
}

async function checkDisputes(run: Run): Promise<void> {
  const { clients, progress } = run;
  if (progress.phase !== 'disputes' || !run.inTime()) return;
  const customers = new Set([
    ...(await disputedCustomers(clients)),
    ...(await suspendedCustomers(clients.service)),
    ...(await payableAfterEnd(clients)),
  ]);
  const suspects = [...customers].map((customer) => ({ customer, subscription: undefined }));
  if (!(await checkAll(run, suspects))) return;
  progress.phase = 'payments';
  await run.save();
  failPoint('reconcile:disputes-checked');
}

async function accountForPayments(run: Run): Promise<void> {
  const { progress } = run;
  while (progress.phase === 'payments' && run.inTime()) {
    const page = await readPayments(run.clients.stripe, progress.after);
    if (!(await explainPayments(run, page.data))) return;
    if (!page.has_more) {
      progress.phase = 'end';
      delete progress.after;
    }
    await run.save();
    failPoint('reconcile:payments-explained');
  }
}

async function finishRun({ clients, dryRun, progress, report, inTime }: Run): Promise<void> {
  if (progress.phase !== 'end' || !inTime()) return;
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

/** Stores the progress; `release`: lets the next call start immediately. */
async function saveProgress(
  { service }: ServiceClients,
  { id }: RunRow,
  progress: Progress,
  report: ReconcileReport,
  release = false,
): Promise<void> {
  const { error } = await service
    .from('reconcile_runs')
    .update({
      progress,
      report,
      leased_until: release ? null : new Date(Date.now() + leaseSeconds * 1_000).toISOString(),
      ...(report.finished ? { finished_at: new Date().toISOString() } : {}),
    })
    .eq('id', id);
  if (error) throw error;
}
