/** `npm run reconcile`: compares what is live at Stripe with our rows, to the end, and says what it found. */
import { setTimeout as wait } from 'node:timers/promises';
import { reconcile, type Difference, type ReconcileReport } from '../lib/reconcile/reconcile.ts';
import { serviceClients } from '../lib/platform/clients.ts';

/** One call's time: shorter than its lease, so that nobody takes it over meanwhile. */
const turnMs = 25_000;
/** How long another worker's run is waited for: longer than its lease. */
const patienceMs = 60_000;

/** Runs to the end, unless `dryRun` repairing what differs. Gives the exit status: 1 when something is left. */
export async function repair(
  { dryRun }: { readonly dryRun: boolean },
  say: (line: string) => void,
): Promise<number> {
  const clients = serviceClients();
  const log = (line: string): void => say(`  ${line}`);
  let waited = Date.now();
  for (;;) {
    // A dry run leaves no mark to go on from: it takes the time it needs.
    const until = dryRun ? Number.POSITIVE_INFINITY : Date.now() + turnMs;
    const report = await reconcile(clients, { until, log, dryRun, every: 0 });
    if (report?.finished) return tell(report, dryRun, say);
    if (report) waited = Date.now();
    else if (Date.now() - waited > patienceMs) {
      say('Another comparison is under way. Run this again when it is over.');
      return 1;
    } else await wait(2_000);
  }
}

/** Each part that has something to say, a line for each of its cases. */
function tell(report: ReconcileReport, dryRun: boolean, say: (line: string) => void): number {
  const part = (title: string, lines: readonly string[]): void => {
    if (lines.length === 0) return;
    say(`\n${title}`);
    for (const line of lines) say(`  ${line}`);
  };
  const { repaired, unknown, missing, doubled, failed } = report;
  part(dryRun ? 'Differ from Stripe, left as they are' : 'Repaired', repaired.flatMap(changesOf));
  part(
    'Live at Stripe, of nobody here: whose are they?',
    unknown.map(
      ({ subscription, customer, status }) => `${subscription} (${status}) of ${customer}`,
    ),
  );
  part(
    'Live here, unknown to Stripe: another account, or another mode?',
    missing.map(({ subscription, reference }) => `${reference} (${subscription})`),
  );
  part(
    'Charged twice: end one of each, and pay it back',
    doubled.map((references) => references.join(' and ')),
  );
  part(
    'Could not be read or repaired: run this again',
    failed.map(({ customer, error }) => `${customer}: ${error}`),
  );
  const toDo = [unknown, missing, doubled, failed, ...(dryRun ? [repaired] : [])].flat().length;
  say(
    `\n${report.checked} subscriptions compared, ${repaired.length} ${dryRun ? 'differ' : 'repaired'}, ` +
      `${report.events} events taken up, ${report.notices} renewal notices asked for, ` +
      `${toDo} left for you.`,
  );
  return toDo > 0 ? 1 : 0;
}

function changesOf({ subscription, reference, changes }: Difference): string[] {
  return [
    `${reference ?? 'No row'} (${subscription})`,
    ...Object.entries(changes).map(
      ([field, [before, after]]) => `    ${field}: ${shown(before)} → ${shown(after)}`,
    ),
  ];
}

function shown(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
