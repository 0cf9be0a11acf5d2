import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../local/settings.ts';
import { runCommand } from './command.ts';

/**
 * Installs an exact version of a tool used by one measurement, outside the project's packages and
 * without its installation scripts. Returns the folder whose `node_modules` contains it; reuses an
 * installed version. Throws a readable error when npm cannot install it.
 */
export async function installTool(
  name: string,
  version: string,
  prepare: (packageFolder: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const folder = join(root, 'node_modules/.cache', `${name.replace(/^.*\//, '')}-${version}`);
  if (existsSync(folder)) return folder;

  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  try {
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', fresh];
    const { ok, output } = await runCommand('npm', ['install', ...options, `${name}@${version}`]);
    if (!ok) {
      throw new Error(
        `${name}@${version} could not be installed; the first time, it needs npm's registry. npm said:\n${output}`,
      );
    }
    await prepare(join(fresh, 'node_modules', name));
    // Another process may have installed the same version meanwhile.
    if (!existsSync(folder)) await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}
