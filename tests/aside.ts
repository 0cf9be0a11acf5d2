import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../local/settings.ts';
import { runCommand } from './command.ts';

/**
 * Installs a tool that only a measurement needs, in one exact version, beside the project's packages
 * and without running its installation scripts. Gives the folder whose `node_modules` holds it; a
 * version already there is taken as it is. Throws a sentence when npm cannot get it.
 */
export async function installAside(
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
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return folder;
}
