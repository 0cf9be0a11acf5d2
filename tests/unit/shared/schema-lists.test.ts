/** Lists and limits repeated in SQL equal the TypeScript ones. */
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../../local/supabase/schemas.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { isOver, overStatuses } from '../../../src/domain/billing/stripe-status.ts';
import { supportFields, supportLimits } from '../../../src/domain/support/form.ts';
import { langs } from '../../../src/i18n/locales.ts';

const sql = readSchemas();

/** The lists that match `pattern` in the schema files, each with its file and SQL line. */
function listsIn(pattern: RegExp): { line: string; values: string[] }[] {
  return [...sql.matchAll(pattern)].map(([line, list = '']) => ({
    line,
    values: [...list.matchAll(/'(\w+)'/g)].map(([, value = '']) => value),
  }));
}

/** The definition of a table. */
function table(name: string): string {
  const [, columns = ''] =
    new RegExp(`^create table public\\.${name} \\(\\n([\\s\\S]*?)^\\)`, 'm').exec(sql) ?? [];
  return columns;
}

describe('supabase/schemas', () => {
  it('accepts every language of src/i18n/locales.ts in each of its lists', () => {
    const lists = listsIn(/language'? in \(([^)]*)\)/g);
    expect(lists.length).toBeGreaterThan(5);
    for (const { line, values } of lists) {
      expect(values, `Give "${line}" in supabase/schemas/ the languages of locales.ts`).toEqual([
        ...langs,
      ]);
    }
  });

  it('accepts every plan of src/domain/billing/plans.ts in each of its lists', () => {
    const lists = listsIn(/plan_key in \(([^)]*)\)/g);
    expect(lists.length).toBeGreaterThan(1);
    for (const { line, values } of lists) {
      expect(values, `Give "${line}" in supabase/schemas/ the keys of plans.ts`).toEqual([
        ...planKeys,
      ]);
    }
  });

  it('calls the same subscriptions over as src/domain/billing/stripe-status.ts', () => {
    const lists = listsIn(/stripe_status (?:not )?in \(([^)]*)\)/g);
    const over = lists.filter(({ values }) => values.some(isOver));
    expect(over.length).toBeGreaterThan(0);
    expect(lists.length).toBeGreaterThan(over.length);
    for (const { line, values } of over) expect(values, line).toEqual([...overStatuses]);
  });

  it('agrees on the plans that include signals', () => {
    const [condition = ''] = /includes_signals boolean[^;]*?stored/.exec(sql) ?? [];
    const named = [...condition.matchAll(/'(\w+)'/g)].map(([, key]) => key);
    expect(
      named,
      'includes_signals in supabase/schemas/billing/subscriptions.sql names the plans with includesSignals',
    ).toEqual(planKeys.filter((key) => plans[key].includesSignals));
  });

  it('stores every field of the support form at its maximum length', () => {
    const columns = table('support_tickets');
    for (const field of supportFields) {
      expect(columns, `support_tickets needs the column "${field}"`).toMatch(
        new RegExp(`^  ${field} text`, 'm'),
      );
    }
    for (const [field, limit] of Object.entries(supportLimits)) {
      expect(columns, `the check of support_tickets.${field} allows ${limit} characters`).toContain(
        `char_length(${field}) between 1 and ${limit})`,
      );
    }
  });
});
