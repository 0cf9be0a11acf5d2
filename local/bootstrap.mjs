/**
 * What `npm start`, `npm test` and the other scripts begin with. It needs no installed package and
 * reads on old versions of Node, so that a bare machine gets a sentence rather than a stack: it
 * installs what is missing, then runs the program with the Node that the packages bring.
 */
import { spawn } from 'child_process';
import { readFileSync } from 'fs';
import { delimiter, dirname, join } from 'path';
import { constants } from 'os';
import { fileURLToPath } from 'url';
import { installPackages, packagesAreInStep, packagesNode } from './bootstrap/packages.mjs';

const OLDEST_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @type {Record<string, string[]>} */
const programs = {
  start: ['local/start.ts'],
  dev: ['local/start.ts', '--dev'],
  test: ['tests/run.ts'],
  'test:long': ['tests/run.ts', 'long'],
  bench: ['tests/bench/run.ts'],
  check: ['tests/check/run.ts'],
  'check:content': ['tests/check/check-content.ts'],
  'check:links': ['tests/check/check-links.ts'],
  'review-due': ['tests/check/review-due.ts'],
  new: ['local/new.ts'],
  jargon: ['tests/check/jargon-report.ts'],
  generate: ['local/generate.ts'],
  doctor: ['local/operate.ts', 'doctor'],
  reconcile: ['local/operate.ts', 'reconcile'],
  certificates: ['local/operate.ts', 'certificates'],
};

/** What a signal does: ends this process (and npm with it), later the program. */
let stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(exitCode(signal));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => stop(signal));
}

main(process.argv[2] || '', process.argv.slice(3)).catch((/** @type {unknown} */ error) => {
  fail(error instanceof Error ? error.message : String(error));
});

/**
 * @param {string} name
 * @param {string[]} args
 */
async function main(name, args) {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    fail(
      `Node ${OLDEST_NODE} or newer is needed, and this is Node ${process.versions.node}.\n` +
        'Install a newer one from https://nodejs.org, then run the same command again.',
    );
    return;
  }
  const program = programs[name];
  if (program === undefined) {
    fail(`Usage: node local/bootstrap.mjs ${Object.keys(programs).join('|')}`);
    return;
  }
  if (!packagesAreInStep(root)) await installPackages(root);
  run(packagesNode(root), [...program, ...args]);
}

/**
 * Runs the program in this terminal and ends as it ends. Signals are passed on; a Ctrl-C reaches
 * both, so the program gets it twice. Should this process be killed, the closed channel
 * tells the program to stop.
 * @param {string} node
 * @param {string[]} args
 */
function run(node, args) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, PATH: withPackages(process.env.PATH || '') },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  stop = (signal) => void child.kill(signal);
  stopWithNpm();
  child.on('error', (error) => fail(`${node} does not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code === null ? exitCode(signal) : code));
}

/** npm killed outright passes no signal on: without npm there is nobody left to stop the program. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const launchers = whoLaunched();
  setInterval(() => whoLaunched() !== launchers && stop('SIGTERM'), 500).unref();
}

/** npm's process, and the shell's that npm put between where the system has one and tells of it. */
function whoLaunched() {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8');
    const shell = /^\d+ \((?:ba|da)?sh\) \S (\d+)/.exec(status);
    return shell ? `${parent} of ${shell[1]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

/**
 * The exit code of a program that a signal ended.
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(signal) {
  return 128 + constants.signals[signal || 'SIGTERM'];
}

/** @param {string} path */
function withPackages(path) {
  return [join(root, 'node_modules', '.bin'), path].filter(Boolean).join(delimiter);
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exitCode = 1;
}
