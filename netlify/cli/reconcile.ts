/** `npm run reconcile`: compares live Stripe subscriptions with our rows, to the end, and prints the result. */
import { setTimeout as wait } from 'node:timers/promises';
import { reconcile, type Difference, type ReconcileReport } from '../lib/reconcile/reconcile.ts';
import { serviceClients } from '../lib/platform/clients.ts';

/** Duration of one call: shorter than its lease, so that no other worker takes over. */
const callMs = 25_000;
/** Maximum wait for another worker's run: longer than its lease. */
const waitMs = 60_000;

/**
 * Runs to the end and repairs differences, unless `dryRun`. Returns the exit status: 1 when something is left
 * to do.
 */
export async function repair(
  { dryRun }: { readonly dryRun: boolean },
  print: (line: string) => void,
): Promise<number> {
  const clients = serviceClients();
  const log = (line: string): void => print(`  ${line}`);
  let lastProgress = Date.now();
  for (;;) {
    // A dry run stores no progress and cannot be resumed: it has no deadline.
    const until = dryRun ? Number.POSITIVE_INFINITY : Date.now() + callMs;
    const report = await reconcile(clients, { until, log, dryRun, every: 0 });
    if (report?.finished) return printReport(report, dryRun, print);
    if (report) lastProgress = Date.now();
    else if (Date.now() - lastProgress > waitMs) {
      print('Another run is in progress. Try again when it has finished.');
      return 1;
    } else await wait(2_000);
  }
}

/** Prints each non-empty section, one line per entry. */
function printReport(
  report: ReconcileReport,
  dryRun: boolean,
  print: (line: string) => void,
): number {
  const part = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    print(`\n${title}`);
    for (const line of lines) print(`  ${line}`);
  };
  const { repaired, unknown, missing, doubled, deletedCustomers, failed, unexplained } = report;
  part(dryRun ? 'Differences from Stripe (not repaired)' : 'Repaired', repaired.flatMap(changesOf));
  part(
    'Live at Stripe, without an account here: find their owners',
    unknown.map(
      ({ subscription, customer, status }) => `${subscription} (${status}) of ${customer}`,
    ),
  );
  part(
    'Live here, unknown to Stripe: another Stripe account or mode?',
    missing.map(({ subscription, reference }) => `${reference} (${subscription})`),
  );
  part(
    'Charged twice: cancel one of each and refund it',
    doubled.map((references) => references.join(' and ')),
  );
  part(
    'Deleted at Stripe: a new customer replaces each when its owner next orders or opens the settings',
    deletedCustomers,
  );
  part(
    'Could not be read or repaired: run again',
    failed.map(({ customer, error }) => `${customer}: ${error}`),
  );
  part(
    'Payments to check: refund or give access; credit_left: take that credit back',
    unexplained.map(
      ({ charge, customer, amount, currency, reason }) =>
        `${charge} of ${customer ?? 'nobody'}: ${formatCents(amount, currency)} (${reason})`,
    ),
  );
  const { checked, periods, refunded, disputed, sums } = report.payments;
  const totals = Object.entries(sums).map(
    ([currency, { in: paid, out }]) =>
      `${formatCents(paid, currency)} in, ${formatCents(out, currency)} out`,
  );
  print(
    `\n${checked} payments of the last 45 days: ${periods} periods of access, ${refunded} refunded, ` +
      `${disputed} disputed, ${unexplained.length} to check. ${totals.join('; ')}`.trimEnd(),
  );
  const toDo = [
    unknown,
    missing,
    doubled,
    failed,
    unexplained,
    ...(dryRun ? [repaired] : []),
  ].flat().length;
  print(
    `\n${report.checked} subscriptions compared, ${repaired.length} ${dryRun ? 'differ' : 'repaired'}, ` +
      `${report.events} events processed, ${report.notices} renewal notices enqueued, ` +
      `${toDo} to do manually.`,
  );
  return toDo > 0 ? 1 : 0;
}

function changesOf({ subscription, reference, changes }: Difference): string[] {
  return [
    `${reference ?? 'No row'} (${subscription})`,
    ...Object.entries(changes).map(
      ([field, [before, after]]) => `    ${field}: ${formatValue(before)} → ${formatValue(after)}`,
    ),
  ];
}

function formatCents(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function formatValue(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
