/** Checks and installs the project's packages. */
import { spawn, spawnSync } from 'child_process';
import { existsSync, readFileSync, readdirSync } from 'fs';
import { join } from 'path';
import { showProgress } from './progress.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/**
 * Whether every package of package-lock.json is installed in its version. npm writes its list of
 * installed packages last, so an interrupted installation does not count.
 * @param {string} root The folder of package.json.
 */
export function packagesAreInStep(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (installed === undefined || wanted === undefined || !existsSync(nodePath(root))) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    // Builds for other platforms are optional and never installed.
    if (path === '' || optional) return true;
    return installed[path] !== undefined && installed[path].version === version;
  });
}

/**
 * Installs missing packages from package-lock.json without changing it. `npm ci` would reject the
 * file where the registry lacks another platform's build. Throws an error that says what to do.
 * @param {string} root
 */
export async function installPackages(root) {
  const wanted = topLevel(root);
  const progress = showProgress('Installing packages (once, a minute or two)', () => {
    const found = countPackages(join(root, 'node_modules'));
    return found > 0 ? `${Math.min(found, wanted)} of about ${wanted}` : '';
  });
  const { code, output } = await npmInstall(root);
  progress.end(code === 0 ? 'Packages installed' : 'Packages not installed');
  if (code !== 0) throw new Error(`${explain(output)}\n\n${lastLines(output)}`);
}

/**
 * Path of the installed `node` package, which runs TypeScript. Throws when it does not start.
 * @param {string} root
 */
export function packagesNode(root) {
  const path = nodePath(root);
  const { status, error } = spawnSync(path, ['--version'], { stdio: 'ignore' });
  if (status === 0) return path;
  throw new Error(
    `The packages' own Node (${path}) does not start${error ? `: ${error.message}` : ''}.\n` +
      'If npm is set to ignore installation scripts, allow them here. Then remove node_modules and\n' +
      'run the same command again.',
  );
}

/** @param {string} root */
function nodePath(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', name);
}

/**
 * @param {string} root
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmInstall(root) {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--no-engine-strict'];
  args.push('--no-progress', '--loglevel=error');
  // The tools are development packages, which npm leaves out with NODE_ENV=production.
  args.push('--include=dev', '--include=optional');
  const npm = process.env.npm_execpath || '';
  const [program, first] = /npm-cli\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      shell: program === 'npm' && process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-20000);
    };
    const stop = () => void child.kill('SIGTERM');
    process.on('exit', stop);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `npm: ${error.message}` }));
    child.on('close', (code) => {
      process.off('exit', stop);
      resolve({ code: code === null ? 1 : code, output });
    });
  });
}

/**
 * Advice about a failed installation, from npm's output.
 * @param {string} output
 */
export function explain(output) {
  const causes = process.platform === 'win32' ? [FILE_IN_USE, ...CAUSES] : CAUSES;
  const known = causes.find(({ sign }) => sign.test(output));
  return known ? known.advice : 'npm could not install the packages. It says:';
}

/** On Windows a file in use can be neither replaced nor removed. */
const FILE_IN_USE = {
  sign: /\b(EPERM|EBUSY)\b/,
  advice:
    'Another program uses a file of node_modules: a running npm start, or an editor. Stop it, then\n' +
    'run the same command again.',
};

const CAUSES = [
  {
    sign: /ENOSPC|no space left/i,
    advice:
      'The disk is full. The packages need about 1 GB, the world and its build about 200 MB more.\n' +
      'Make room, then run the same command again: it goes on where it stopped.',
  },
  {
    sign: /\bEDQUOT\b/,
    advice: 'The disk quota is used up. Make room, then run the same command again.',
  },
  {
    sign: /\b(EACCES|EPERM|EROFS)\b/,
    advice:
      'npm may not write here. Give yourself the folder (and its node_modules), then run the same\n' +
      'command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT|network|CERT_|SELF_SIGNED|UNABLE_TO_/i,
    advice:
      "The package registry cannot be reached. Check the connection and npm's registry and proxy\n" +
      'settings (npm config list), then run the same command again: it goes on where it stopped.',
  },
  { sign: /npm: spawn npm ENOENT/, advice: 'npm is not on the PATH. Install it with Node.' },
];

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-12).join('\n');
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function readPackages(file) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {{ packages?: Packages }} */ (lock).packages;
  } catch {
    return undefined;
  }
}

/**
 * Packages to unpack, without nested ones.
 * @param {string} root
 */
function topLevel(root) {
  const packages = readPackages(join(root, 'package-lock.json')) || {};
  const paths = Object.keys(packages).filter((path) => !packages[path].optional);
  return paths.filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length;
}

/**
 * Packages unpacked so far, counted the same way.
 * @param {string} folder
 */
function countPackages(folder) {
  const names = list(folder).flatMap((name) =>
    name.startsWith('@') ? list(join(folder, name)).map((inner) => join(name, inner)) : [name],
  );
  // npm makes all folders first and fills them later.
  return names.filter((name) => existsSync(join(folder, name, 'package.json'))).length;
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
