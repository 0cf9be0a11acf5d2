/**
 * Compares live subscriptions with Stripe once an hour and repairs differences. Scheduled more often, because
 * a run longer than the platform's time limit is resumed by the next call. `npm run reconcile` does the same
 * manually. Only the platform can call it.
 */
import type { Config } from '@netlify/functions';
import { jsonResponse } from '../lib/http/json-response.ts';
import { describeError, log } from '../lib/platform/log.ts';
import type { PaymentTotals } from '../lib/reconcile/report.ts';
import { reconcile } from '../lib/reconcile/reconcile.ts';
import { serviceClients } from '../lib/platform/clients.ts';

/** A scheduled function is stopped after 30 s; the rest is for work already started. */
const budgetMs = 20_000;

export default async function reconcileHourly(): Promise<Response> {
  try {
    const clients = serviceClients();
    const report = await reconcile(clients, { until: Date.now() + budgetMs });
    if (report === null) return jsonResponse(200, { idle: true });
    const { repaired, unknown, missing, doubled, failed, unexplained, payments } = report;
    const found = [repaired, unknown, missing, doubled, failed, unexplained].map(
      ({ length }) => length,
    );
    if (report.finished && found.some((count) => count > 0)) {
      log('error', 'Rows differed from Stripe; the report is in reconcile_runs.', {
        repaired: repaired.length,
        unknown: unknown.length,
        missing: missing.length,
        doubled: doubled.length,
        failed: failed.length,
        unexplained: unexplained.length,
      });
    }
    if (report.finished) logPayments(payments, unexplained.length);
    return jsonResponse(200, { checked: report.checked, finished: report.finished });
  } catch (error) {
    log('error', 'The reconcile run failed.', describeError(error));
    return jsonResponse(500, { failed: true });
  }
}

function logPayments({ sums, ...counts }: PaymentTotals, toCheck: number): void {
  log('info', 'The payments of the last weeks were accounted for.', {
    ...counts,
    toCheck,
    sums: JSON.stringify(sums),
  });
}

export const config: Config = { schedule: '*/10 * * * *' };
