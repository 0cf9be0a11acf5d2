/** The bootstrap of every npm script, in a project of its own with a fake npm. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';

const LOCK = {
  packages: {
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
};
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0' } } };
/** A fake npm that logs its arguments, then installs. */
const NPM_WORKS = `#!/bin/sh
echo "$@" > npm-calls
mkdir -p node_modules/node/bin
ln -sf "${process.execPath}" node_modules/node/bin/node
printf '%s' '${JSON.stringify(INSTALLED)}' > node_modules/.package-lock.json
`;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  cpSync(join(root, 'local/bootstrap.mjs'), join(dir, 'local/bootstrap.mjs'));
  cpSync(join(root, 'local/bootstrap'), join(dir, 'local/bootstrap'), { recursive: true });
  write('package-lock.json', JSON.stringify(LOCK));
  write('local/start.ts', 'console.log(JSON.stringify(process.argv.slice(2) satisfies string[]));');
  npm(NPM_WORKS);
  return () => rmSync(dir, { recursive: true });
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

function npm(script: string): void {
  write('bin/npm', script);
  chmodSync(join(dir, 'bin/npm'), 0o755);
}

function install(packages: object = INSTALLED): void {
  write('node_modules/.package-lock.json', JSON.stringify(packages));
  mkdirSync(join(dir, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(dir, 'node_modules/node/bin/node'));
}

/** Node's arguments that make the bootstrap believe in this operating system. */
const on = (platform: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'platform', { value: '${platform}' });`,
];

function start(args: string[], nodeArgs: string[] = [], more = {}): ChildProcess {
  // The environment without the variables of npm and the test runner.
  const path = [join(dir, 'bin'), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
  return spawn(process.execPath, [...nodeArgs, 'local/bootstrap.mjs', ...args], {
    cwd: dir,
    env: { PATH: path, HOME: dir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the bootstrap to its end. */
async function run(args: string[], nodeArgs: string[] = [], more = {}) {
  const child = start(args, nodeArgs, more);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const npmCalls = () =>
  existsSync(join(dir, 'npm-calls')) ? readFileSync(join(dir, 'npm-calls'), 'utf8') : '';

describe('packages', () => {
  it('are installed when missing, without touching the lockfile', async () => {
    const { code, output } = await run(['start', '--reset']);
    expect(npmCalls()).toMatch(/^install --no-save /);
    expect(output).toMatch(/Installing packages.*\n.*Packages installed/);
    expect([code, output]).toEqual([0, expect.stringContaining('["--reset"]')]);
  });

  it('include those for development, also with NODE_ENV=production, which the program does not get', async () => {
    write('local/start.ts', 'console.log(`NODE_ENV is ${process.env.NODE_ENV}`);');
    const { output } = await run(['start'], [], { NODE_ENV: 'production' });
    expect(npmCalls()).toContain('--include=dev --include=optional');
    expect(output).toContain('NODE_ENV is undefined');
  });

  it.each([
    ['win32', 'Another program uses a file'],
    ['linux', 'npm may not write here'],
  ])('that may not be replaced have another cause on %s', async (platform, advice) => {
    write('npm-cli.cjs', 'console.error("npm error code EPERM"); process.exitCode = 1;');
    const { output } = await run(['start'], on(platform), {
      npm_execpath: join(dir, 'npm-cli.cjs'),
    });
    expect(output).toContain(advice);
  });

  it('are left alone when they match the lockfile', async () => {
    install();
    expect(await run(['start'])).toEqual({ code: 0, output: '[]\n' });
    expect(npmCalls()).toBe('');
  });

  it.each([
    ['another version', { packages: { 'node_modules/a': { version: '0.9.0' } } }],
    ['a missing package', { packages: {} }],
  ])('are installed again for %s', async (_, packages) => {
    install(packages);
    expect((await run(['start'])).code).toBe(0);
    expect(npmCalls()).toMatch(/^install --no-save /);
  });

  it.each([
    ['npm error code ENOSPC', 'The disk is full'],
    ['npm error nospc There appears to be no space left on device', 'The disk is full'],
    ['npm error request failed, reason: getaddrinfo EAI_AGAIN host', 'registry cannot be reached'],
    ['npm error code ECONNREFUSED', 'registry cannot be reached'],
    ["npm error Error: EACCES: permission denied, mkdir 'node_modules'", 'npm may not write here'],
    ['npm error something new', 'npm could not install the packages'],
  ])(
    'that cannot be installed, "%s": prints an explanation and npm’s output',
    async (words, advice) => {
      npm(`#!/bin/sh\necho "${words}" >&2\nexit 1\n`);
      const { code, output } = await run(['start']);
      expect(code).toBe(1);
      expect(output).toContain(advice);
      expect(output).toContain(words);
      expect(output).not.toContain('[]');
      expect(output).not.toMatch(/^\s+at /m);
    },
  );

  it('without their own Node print an explanation without a stack trace', async () => {
    npm(`#!/bin/sh\nexit 0\n`);
    const { code, output } = await run(['start']);
    expect(code).toBe(1);
    expect(output).toContain("packages' own Node");
    expect(output).not.toMatch(/^\s+at /m);
  });
});

describe('Node', () => {
  it('older than 20 gets one message, and nothing is installed', async () => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.4' } });`;
    const { code, output } = await run(['start'], ['--import', `data:text/javascript,${old}`]);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Node 20 or newer is needed, and this is Node 18\.20\.4\.\n/);
    expect(npmCalls()).toBe('');
  });

  const files = [
    'bootstrap.mjs',
    ...readdirSync(join(root, 'local/bootstrap')).map((name) => `bootstrap/${name}`),
  ];
  it.each(files)('of any old version can parse local/%s', (file) => {
    const source = readFileSync(join(root, 'local', file), 'utf8');
    const print = (target: ts.ScriptTarget) =>
      ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.ESNext } });
    expect(print(ts.ScriptTarget.ES2019).outputText).toBe(print(ts.ScriptTarget.ESNext).outputText);
    expect(source).not.toMatch(/^import .* from '(?!\.\/|fs'|path'|os'|url'|child_process')/m);
  });
});

describe('the program', () => {
  beforeEach(() => install());

  it('is selected by name, and an unknown name is explained', async () => {
    const { code, output } = await run(['strat']);
    expect(code).toBe(1);
    expect(output).toContain('start|dev|test|test:long|bench|check');
  });

  it('passes its exit code on', async () => {
    write('local/start.ts', 'process.exit(7);');
    expect((await run(['start'])).code).toBe(7);
  });

  const PATIENT = `
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => { console.log('got ' + signal); process.exit(3); });
    }
    process.on('disconnect', () => { console.log('alone'); process.exit(4); });
    setInterval(() => undefined, 1000);
    console.log('ready');`;

  it.each(['SIGINT', 'SIGTERM'] as const)('receives %s', async (signal) => {
    write('local/start.ts', PATIENT);
    const child = start(['start']);
    const said = saying(child);
    await said('ready');
    child.kill(signal);
    await said(`got ${signal}`);
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(3);
  });

  it('gets a Ctrl-C from the console alone on Windows', async () => {
    write('local/start.ts', PATIENT);
    symlinkSync(process.execPath, join(dir, 'node_modules/node/bin/node.exe'));
    const child = start(['start'], on('win32'));
    const said = saying(child);
    await said('ready');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    await said('got SIGTERM');
  });

  it('stops when the bootstrap is killed with SIGKILL', async () => {
    write('local/start.ts', PATIENT);
    const child = start(['start']);
    const said = saying(child);
    await said('ready');
    child.kill('SIGKILL');
    await said('alone');
  });
});

/** Waits for output of the program. */
function saying(child: ChildProcess): (words: string) => Promise<void> {
  let output = '';
  let look: () => void = () => undefined;
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    look();
  });
  return (words) =>
    new Promise((resolve) => {
      look = () => output.includes(words) && resolve();
      look();
    });
}
