import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const eslint = new ESLint({ cwd: root });

/** A path from the project's root, and the code of that file. */
export type Snippet = readonly [path: string, code: string];

/** The messages of the linters for each snippet: ESLint's for Astro and CSS, Oxlint's for all others. */
export async function lint(snippets: readonly Snippet[]): Promise<string[][]> {
  const byOxlint = await oxlint(snippets);
  return Promise.all(
    snippets.map(async ([path, code], index) =>
      /\.(astro|css)$/.test(path) ? byEslint(path, code) : (byOxlint.get(index) ?? []),
    ),
  );
}

async function byEslint(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, path) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => !ruleId?.endsWith('no-unused-vars'))
    .map(({ message }) => message);
}

/** One run over a copy of the configuration beside all snippets. */
async function oxlint(snippets: readonly Snippet[]): Promise<Map<number, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as object;
    const jsPlugins = [join(root, 'tests/check/lint/plugin.ts')];
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins }));
    const files = new Map<string, number>();
    for (const [index, [path, code]] of snippets.entries()) {
      if (/\.(astro|css)$/.test(path)) continue;
      // Several snippets have the path `a.ts`: each gets its own file.
      const name = basename(path).replace(/^a\./, `a${index}.`);
      const file = join(dirname(path), name);
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, file), code);
      files.set(file, index);
    }
    const messages = new Map<number, string[]>();
    if (files.size === 0) return messages;
    for (const { filename, message, code } of await run(folder)) {
      const index = files.get(filename);
      if (index === undefined || code.includes('no-unused-vars')) continue;
      messages.set(index, [...(messages.get(index) ?? []), message]);
    }
    return messages;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly code: string;
}

function run(folder: string): Promise<readonly Diagnostic[]> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    // Oxlint exits with an error when it has found something.
    execFile(process.execPath, [program, '--format', 'json', '.'], { cwd: folder }, (_, output) => {
      try {
        resolve((JSON.parse(output) as { diagnostics: readonly Diagnostic[] }).diagnostics);
      } catch {
        reject(new Error(output));
      }
    });
  });
}
