/**
 * Entry point of `npm start`, `npm test` and the other scripts. Needs no installed package and runs
 * on old versions of Node, so that a bare machine gets a clear message, not a stack trace. Installs
 * missing packages, then runs the program with the Node version among them.
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
  format: ['tests/check/format.ts'],
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

/** Signal handler: ends this process (and npm with it), or the program once it runs. */
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
 * Runs the program in this terminal and exits with its status. Forwards signals; a Ctrl-C reaches
 * both processes, so the program gets it twice. On Windows it is not forwarded, since a forwarded
 * signal kills. If this process is killed, the closed IPC channel stops the program.
 * @param {string} node
 * @param {string[]} args
 */
function run(node, args) {
  // Tools choose it themselves: tests would fail with "production".
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(node, args, {
    cwd: root,
    env: { ...env, PATH: withPackages(process.env.PATH || '') },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  stop = (signal) => {
    if (process.platform !== 'win32' || signal !== 'SIGINT') child.kill(signal);
  };
  stopWithNpm();
  child.on('error', (error) => fail(`${node} does not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code === null ? exitCode(signal) : code));
}

/** Stops the program when npm is gone: a killed npm forwards no signal. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const launchers = whoLaunched();
  setInterval(() => whoLaunched() !== launchers && stop('SIGTERM'), 500).unref();
}

/** The parent process; if it is a shell started by npm (known from /proc), also the shell's parent. */
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
 * The exit code of a program that was ended by a signal.
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
