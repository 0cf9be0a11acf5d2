/**
 * Whether signals are open, for builds of the local world: its database does not run during a build, so each run
 * saves the state for the next build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignalsStatus } from '../../src/build/signals-status.ts';
import { demoAnalyst } from '../signals/index.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'signals-status.json');

/** The variable `SIGNALS_STATUS` of a build: the state saved by the last run, else closed. */
export function savedSignalsStatus(dataDir: string): { readonly SIGNALS_STATUS: string } {
  const file = fileIn(dataDir);
  const closed: SignalsStatus = { open: false, analyst: null };
  return {
    SIGNALS_STATUS: existsSync(file) ? readFileSync(file, 'utf8') : JSON.stringify(closed),
  };
}

/** Saves the state as open for the next build; the run that follows opens signals. */
export function assumeSignalsOpen(dataDir: string): void {
  const open: SignalsStatus = { open: true, analyst: demoAnalyst };
  writeFileSync(fileIn(dataDir), JSON.stringify(open));
}

/** Saves the current state from the database. */
export async function saveSignalsStatus(
  dataDir: string,
  query: <Row>(sql: string) => Promise<Row[]>,
): Promise<void> {
  const [status] = await query<{ open: boolean; analyst: string | null }>(
    'select is_open as open, analyst from public.signals_status()',
  );
  if (status) writeFileSync(fileIn(dataDir), JSON.stringify(status));
}
