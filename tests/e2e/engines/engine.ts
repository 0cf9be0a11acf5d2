import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../../command.ts';

/** One tab of a browser that Playwright does not drive here. */
export interface Tab {
  readonly goto: (address: string) => Promise<void>;
  /** Value of an expression in the page. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks the element that a selector finds, with the browser's own events. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the element that a selector finds, after its present text. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings of the console since the last call. */
  readonly takeProblems: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/** Starts a browser with a new profile; rejects with installation advice when it is missing. */
export type StartEngine = () => Promise<Tab>;

/** Path of an installed program of these names. Installs Debian packages for it when it is missing. */
export async function programPath(
  names: readonly string[],
  packages: readonly string[],
): Promise<string> {
  const find = (): string | undefined =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  await runCommand('sh', ['-c', `apt-get update && ${install}`], { show: true });
  const installed = find();
  if (installed) return installed;
  throw new Error(`${names[0] ?? ''} is missing. Install it: ${install}`);
}
