/** Browsers that Playwright does not drive here, and where their programs are. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../../command.ts';

export interface Look {
  readonly width: number;
  readonly height: number;
  /** The system's theme. */
  readonly theme: 'light' | 'dark';
}

export type Key = 'Enter' | 'ArrowRight';

/** One tab of a browser with a new profile. */
export interface Tab {
  /** Opens an address, waits until it has loaded, and returns the status of the response. */
  readonly goto: (address: string) => Promise<number>;
  /** Value of an expression in the page; promises are awaited. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks the element that a selector finds, with the browser's own events. */
  readonly click: (selector: string) => Promise<void>;
  /** Moves the pointer over the element. */
  readonly hover: (selector: string) => Promise<void>;
  /** Types into the element, after its current text. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Focuses the element and presses a key. */
  readonly key: (selector: string, key: Key) => Promise<void>;
  /** Console messages, policy violations, failed and foreign requests since the last call. */
  readonly takeProblems: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Names of each program it needs, in order of preference. */
  readonly programs: readonly (readonly string[])[];
  /** Debian packages of those programs. */
  readonly packages: readonly string[];
  /** Starts the browser. `paths` are those of the programs. */
  readonly start: (paths: readonly string[], look: Look) => Promise<Tab>;
}

/**
 * Paths of the programs of an engine. Missing ones are installed where Debian's package manager can be used
 * without a password; undefined when one is still missing.
 */
export async function programPaths(engine: Engine): Promise<readonly string[] | undefined> {
  const found = findPrograms(engine);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const maySudo = !isRoot && (await runCommand('sudo', ['-n', 'true'])).ok;
  if (!isRoot && !maySudo) return undefined;
  const apt = `${isRoot ? '' : 'sudo -n '}apt-get`;
  const install = `${apt} install -y --no-install-recommends ${engine.packages.join(' ')}`;
  const command = `command -v apt-get >/dev/null && ${apt} update && ${install}`;
  await runCommand('sh', ['-c', command], { show: true, timeoutMs: 300_000 });
  return findPrograms(engine);
}

function findPrograms({ programs }: Engine): readonly string[] | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = programs.flatMap((names) => {
    const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
    return places.find((path) => existsSync(path)) ?? [];
  });
  return paths.length === programs.length ? paths : undefined;
}

/** Script that makes a page report its policy violations to the console. */
export const policyListener = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('blocked by the policy: ' + event.effectiveDirective + ' ' + event.blockedURI);
});`;

/** Whether a request leaves this machine. */
export function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
