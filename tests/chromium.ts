/** Finds a Chromium for the browser tests, or installs one. */
import { existsSync, readdirSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { runCommand, runTool } from './command.ts';

/** Launch options with which Chromium starts anywhere and connects to this machine only. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium that starts: `CHROMIUM_PATH`, the system's, Playwright's own, else one
 * installed now by Playwright or by the system's package manager. Throws an error with instructions
 * when there is none.
 */
export async function chromiumPath(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} does not start. Correct it, or unset it.`);
  }
  const found = await find();
  if (found) return found;

  return install(find, 'chromium');
}

/**
 * Path of the headless shell, twice as fast on the same pages but without a back/forward cache:
 * Playwright's, else the system's. Without one, a full Chromium; without either, installs one now.
 * When `CHROMIUM_PATH` is set, the same as {@link chromiumPath}.
 */
export async function lightChromiumPath(): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return chromiumPath();
  const light = await findLight();
  if (light) return light;
  const full = await find();
  if (full) {
    console.log(
      'Half as long with a browser without windows: npx playwright install --only-shell.',
    );
    return full;
  }
  return install(async () => (await findLight()) ?? find(), '--only-shell', 'chromium');
}

/**
 * Downloads a browser through Playwright, else installs one through the system's package manager;
 * returns the result of `look`.
 */
async function install(
  look: () => Promise<string | undefined>,
  ...args: readonly string[]
): Promise<string> {
  console.log('No Chromium on this machine: asking Playwright for one.');
  const { ok } = await runTool('playwright', ['install', ...args]);
  const downloaded = ok ? await look() : undefined;
  if (downloaded) return downloaded;
  console.log("Playwright has none for this machine: asking the system's package manager.");
  for (const command of await installers()) {
    await runCommand('sh', ['-c', command], { show: true });
    const installed = await look();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install your system\'s "chromium" package, or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

function findLight(): Promise<string | undefined> {
  return firstThatStarts([...playwrightShells(), ...onPath(['chromium-headless-shell'])]);
}

/** Playwright stores it next to its Chromium, under the same revision number. */
function playwrightShells(): string[] {
  const [, before, number] = /^(.*)chromium-(\d+)[\\/]/.exec(chromium.executablePath()) ?? [];
  const folder = `${before ?? ''}chromium_headless_shell-${number ?? ''}`;
  if (number === undefined || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    ['chrome-headless-shell', 'chrome-headless-shell.exe'].map((file) => join(folder, name, file)),
  );
}

function find(): Promise<string | undefined> {
  return firstThatStarts([...onPath(names), ...elsewhere, chromium.executablePath()]);
}

function onPath(programs: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await starts(path)) return path;
  }
  return undefined;
}

/** True when the file exists and runs; some systems have a stub that only prints advice. */
async function starts(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows, Chrome prints no version: it opens a window and waits until that is closed.
  if (process.platform === 'win32') return true;
  const args = ['--version', ...chromiumArgs];
  const { ok, output } = await runCommand(path, args, { timeoutMs: 30_000 });
  return ok && /chrom/i.test(output);
}

/** Commands that install Chromium without a password prompt. */
async function installers(): Promise<string[]> {
  const isRoot = process.getuid?.() === 0;
  const maySudo = !isRoot && (await runCommand('sudo', ['-n', 'true'])).ok;
  if (!isRoot && !maySudo) return [];
  const sudo = isRoot ? '' : 'sudo -n ';
  const apt = `${sudo}apt-get install -y --no-install-recommends`;
  const managers = {
    'apt-get': `${sudo}apt-get update && ${apt} chromium && { ${apt} chromium-headless-shell || true; }`,
    dnf: `${sudo}dnf install -y chromium`,
    apk: `${sudo}apk add chromium`,
    pacman: `${sudo}pacman -S --noconfirm chromium`,
  };
  const commands = Object.entries(managers);
  return commands.map(([manager, command]) => `command -v ${manager} >/dev/null && ${command}`);
}
