/** A copy of the working tree for planting faults, so that the tree itself is never changed. */
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

/** Paths of every file of the project, from its root: tracked and untracked ones, without ignored ones. */
export function projectFiles(): string[] {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(output.split('\0'))].filter((path) => path && existsSync(join(root, path)));
}

/** Copies the project into a new temporary folder, with links to its packages; returns the folder. */
export function copyTree(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'planted-faults-')));
  for (const path of projectFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkPackages(copy);
  return copy;
}

/** Removes a copy; the linked packages stay. */
export function removeTree(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}

/** Plants the fault in the copy; returns a function that reverts it. */
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

/** Links each package separately: caches, whose names begin with a dot, belong to the copy. */
function linkPackages(copy: string): void {
  const from = join(root, 'node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}
