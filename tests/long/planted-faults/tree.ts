/** A copy of the working tree in which faults are planted, so that the tree itself is never touched. */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../../local/settings.ts';
import type { Fault } from './fault.ts';
import { isSchemaFault, migrationOf } from './migration.ts';
import { replaceSnippet } from './snippet.ts';

/** Paths of every file of the project, from its root: those git knows and those it would add. */
export function projectFiles(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(output.split('\0'))].filter((path) => path && existsSync(join(root, path)));
}

/** Copies the project into a new temporary folder, with links to its packages; gives the folder. */
export function copyTree(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'planted-faults-')));
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkPackages(copy);
  return copy;
}

/** Removes a copy; the packages are links, and stay. */
export function removeTree(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

/** Writes the fault into the copy; gives the function that takes it out again. */
export function plant(copy: string, fault: Fault): () => void {
  const { file, find, replace } = fault;
  const migration = isSchemaFault(fault) ? migrationOf(copy, fault) : undefined;
  const removals = [file, ...(migration === undefined ? [] : [migration])].map((name) => {
    const path = join(copy, name);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, replaceSnippet(before, find, replace));
    return () => writeFileSync(path, before);
  });
  return () => {
    for (const remove of removals) remove();
  };
}

/** Links each package by itself: caches, whose names begin with a dot, are the copy's own. */
function linkPackages(copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}
