import {
  personOf,
  questions,
  startManySubscriptions,
} from '../database/billing/many-subscriptions.ts';
import { printTable, type Row } from './table.ts';

const sizes = [1_000, 100_000, 1_000_000] as const;
const number = new Intl.NumberFormat('en');

/** Milliseconds allowed on top of twice the time with a small table. */
const slack = 0.5;

/**
 * Runs the subscription queries on a real PostgreSQL with few rows and with a million: every plan
 * must use an index, and the time must not grow.
 */
export async function benchAccess(): Promise<void> {
  const many = await startManySubscriptions();
  try {
    const times = new Map<string, number[]>(Object.keys(questions).map((name) => [name, []]));
    for (const size of sizes) {
      await many.grow(size);
      for (const [name, question] of Object.entries(questions)) {
        times.get(name)?.push(await many.time(question));
      }
    }
    const rows: Row[] = [];
    for (const [name, question] of Object.entries(questions)) {
      const values = times.get(name) ?? [];
      const [few = 0, , most = Number.NaN] = values;
      const scans = scansIn(await many.plans(question(personOf(543_210))));
      rows.push({
        name,
        values: [...values.map((ms) => `${ms.toFixed(2)} ms`), scans.join(', ')],
        budget: 'index, flat',
        held: most <= 2 * few + slack && !scans.some((scan) => scan.startsWith('all of')),
      });
    }
    const columns = [...sizes.map((size) => `${number.format(size)} rows`), 'reads'];
    printTable('Subscriptions (PostgreSQL)', columns, rows);
    console.log(
      `\nThe plan of has_access() with ${number.format(sizes.at(-1) ?? 0)} subscriptions:`,
    );
    console.log(planOf(await many.plans(questions['has_access()']?.(personOf(543_210)) ?? '')));
  } finally {
    await many.close();
  }
}

/** The indexes that a plan uses, and the tables that it scans. */
function scansIn(plans: string): string[] {
  const tables = /(subscriptions|billing_customers|checkout_evidence|users)/;
  const found = [
    ...plans.matchAll(/(Seq|Index|Index Only|Bitmap Index) Scan (?:using |on )(\w+)/g),
  ];
  const names = found.map(([, kind, name = '']) => (kind === 'Seq' ? `all of ${name}` : name));
  return [...new Set(names)].filter((name) => tables.test(name));
}

/** The plan of the subscription query, without the query text. */
function planOf(plans: string): string {
  const lines = plans.split('\n');
  const at = lines.findIndex((line) => /Scan using \w+ on subscriptions/.test(line));
  const begins = lines.findLastIndex(
    (line, index) => index <= at && /^(Result|Index|Limit)/.test(line),
  );
  const rest = lines.slice(Math.max(begins, 0));
  const ends = rest.findIndex((line) => line.startsWith('duration:'));
  return rest.slice(0, ends < 0 ? undefined : ends).join('\n');
}
