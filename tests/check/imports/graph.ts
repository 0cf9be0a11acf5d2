/** Import directions, circles and undeclared packages, checked by dependency-cruiser. */
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { importRules } from './rules.ts';

const sources = '{src,netlify,local,tests}/**/*.{ts,tsx,mts,js,mjs,css,json,svg,astro}';
const scripts = ['.ts', '.tsx', '.mts', '.mjs', '.js'];

/**
 * The imports of a project that break a rule, each as a sentence that says what to do.
 *
 * @param root Folder that holds package.json and node_modules.
 */
export async function findWrongImports(root: string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'imports-'));
  try {
    await copyReadable(root, copy);
    const result = await cruise(
      ['src', 'netlify', 'local', 'tests'],
      {
        baseDir: copy,
        validate: true,
        ruleSet: { forbidden: [...importRules] },
        doNotFollow: { path: 'node_modules' },
        tsPreCompilationDeps: true,
        skipAnalysisNotInRules: true,
      },
      { extensions: scripts, conditionNames: ['import', 'node'], exportsFields: ['exports'] },
    );
    const { summary } = result.output as ICruiseResult;
    return sentences(summary.violations);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Copies the sources, Astro's as `<name>.astro.ts` with the scripts they hold: dependency-cruiser does
 * not read Astro's format, and takes `./Name.astro` for that file.
 */
async function copyReadable(root: string, copy: string): Promise<void> {
  for await (const path of glob(sources, { cwd: root })) {
    const target = join(copy, path);
    await mkdir(dirname(target), { recursive: true });
    if (path.endsWith('.astro')) {
      await writeFile(`${target}.ts`, scriptsOf(await readFile(join(root, path), 'utf8')));
    } else await cp(join(root, path), target);
  }
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  // On Windows, a junction needs no rights of an administrator.
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** The frontmatter and the client scripts of an Astro component. */
function scriptsOf(component: string): string {
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---$/m.exec(component) ?? [];
  const clients = [...component.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
  return [frontMatter, ...clients.map(([, code]) => code)].join('\n');
}

function sentences(violations: readonly IViolation[]): string[] {
  const comments = new Map(importRules.map(({ name, comment = '' }) => [name, comment]));
  const found = new Map<string, string>();
  for (const { rule, from, to, cycle = [] } of violations) {
    const circle = cycle.map((step) => shown(step.name));
    const what =
      circle.length > 0
        ? `${[circle.at(-1), ...circle].join(' → ')} is a circle.`
        : `${shown(from)} may not import ${shown(to)}.`;
    const key = circle.length > 0 ? circle.toSorted().join() : what;
    if (!found.has(key)) found.set(key, `${what} ${comments.get(rule.name) ?? ''}`);
  }
  return [...found.values()];
}

/** A path as it is in the project; a package by its name. */
function shown(path: string): string {
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return (
    inPackage ??
    path
      .split(sep)
      .join('/')
      .replace(/\.astro\.ts$/, '.astro')
  );
}
