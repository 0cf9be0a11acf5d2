/** Tests affected by a change: those that import a changed file, and the browser tests of its feature. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { root } from '../../local/settings.ts';
import { standInTests } from '../stand-ins.ts';
import { affectedBy, type ImportGraph, readGraph } from './import-graph.ts';
import { type Plan, type Selection, type SuiteName, wholePlan } from './plan.ts';

/**
 * Paths changed since `origin/main` (or `main`), from the root: commits, edits and untracked files. Throws if git cannot
 * tell, such as in a shallow clone.
 */
export function changedFiles(): string[] {
  const base = ['origin/main', 'main', 'HEAD'].find((name) => exists(name));
  const [since] = git('merge-base', base ?? 'main', 'HEAD');
  if (since === undefined) throw new Error(noBase);
  const edited = git('diff', '--name-only', '--no-renames', since);
  return [...new Set([...edited, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** Whether packages may have changed, which no import of ours tells: then everything is affected. */
export function changesPackages(changed: readonly string[]): boolean {
  return changed.some((file) => /^package(-lock)?\.json$/.test(file));
}

/** The affected suites, and the files of each. */
export function changedPlan(changed: readonly string[]): Plan {
  const files = [...git('ls-files'), ...git('ls-files', '--others', '--exclude-standard')];
  const present = [...new Set(files)].filter((file) => existsSync(join(root, file)));
  const graph = readGraph(present, (file) => readFileSync(join(root, file), 'utf8'));
  return planOfChange(changed, graph);
}

/**
 * The affected suites, and the files of each. Unless `local/` or tests changed, leaves out the tests of
 * the local services and of error states, as a short run does.
 */
export function planOfChange(changed: readonly string[], graph: ImportGraph): Plan {
  const plan = new Map<SuiteName, Selection>();
  if (changed.length === 0) return plan;
  // Also the tests of the stand-ins: most of these are packages.
  if (changesPackages(changed)) return new Map(wholePlan).set('functions', { sample: false });
  const touched = affectedBy(graph, withoutMigrations(changed));
  const sample = !changed.some((file) => /^(local|tests)\//.test(file));
  const select = (suite: SuiteName, files: readonly string[]): void => {
    if (files.length > 0) plan.set(suite, { files, ...(sample ? { sample } : {}) });
  };
  // A changed rule affects every file.
  const isRule = changed.some((file) =>
    /^(tests\/check\/|[\w.]+\.json$|[\w.]+\.config\.)/.test(file),
  );
  // A type that changed can break the files that import it.
  const checked = new Set([...changed, ...touched]);
  plan.set(
    'check',
    isRule ? {} : { files: [...checked].filter((file) => existsSync(join(root, file))) },
  );
  const tables = new Set(changed.flatMap(featureOfSchema));
  for (const suite of ['unit', 'functions', 'database'] as const) {
    const files = [...graph.keys()].filter((file) => {
      const [, , folder = ''] = file.split('/');
      const isOfTables = suite !== 'unit' && tables.has(folder);
      const isWanted = isOfTables || touched.has(file);
      return isTestOf(suite, file) && isWanted && !(sample && isOfLocalServices(file));
    });
    select(suite, files.sort());
  }
  const isPage = changed.some((file) => /^(src|content|public)\/|^astro\.config/.test(file));
  const siteTests = [...touched].filter((file) => isTestOf('site', file)).sort();
  if (isPage || siteTests.length > 0) {
    plan.set('build', { tests: ['the site builds'] });
    plan.set('site', isPage ? {} : { files: siteTests });
  }
  select('browser', specsFor(changed, graph));
  return plan;
}

/**
 * Leaves out migrations that come with changed schemas: every database test reads migrations, but the
 * tests of the schemas' features cover the change.
 */
function withoutMigrations(changed: readonly string[]): readonly string[] {
  if (!changed.some((file) => featureOfSchema(file).length > 0)) return changed;
  return changed.filter((file) => !file.startsWith('supabase/migrations/'));
}

function featureOfSchema(file: string): string[] {
  return /^supabase\/schemas\/([\w-]+)\//.exec(file)?.slice(1) ?? [];
}

function isOfLocalServices(file: string): boolean {
  return ['tests/functions/local/**', ...standInTests].some((glob) => matchesGlob(file, glob));
}

function isTestOf(suite: SuiteName, file: string): boolean {
  return file.startsWith(`tests/${suite}/`) && file.endsWith('.test.ts');
}

/** Specs that import a changed file, directly or through their helpers, and all of a changed feature. */
function specsFor(changed: readonly string[], graph: ImportGraph): string[] {
  const specs = [...graph.keys()].filter((file) =>
    // Other engines have their own suite, in the long run.
    /^tests\/e2e\/(?!engines\/).+\.spec\.ts$/.test(file),
  );
  const folderOf = (spec: string): string => spec.split('/')[2] ?? '';
  const features = new Set(specs.map(folderOf));
  const concerned = new Set(changed.flatMap((file) => featuresOf(file, features, graph)));
  // Leaves out the local world, which function tests cover, and texts, which every spec imports.
  const isOwn = (file: string): boolean => file.startsWith('tests/e2e/');
  const own = [...graph]
    .filter(([file]) => isOwn(file))
    .map(([file, targets]): [string, Set<string>] => [
      file,
      new Set([...targets].filter((target) => isOwn(target) || isPart(target))),
    ]);
  const touched = affectedBy(new Map(own), changed);
  // Site tests cover changed content, except what only a browser computes.
  const isContent = changed.some((file) => file.startsWith('content/'));
  return specs
    .filter(
      (spec) =>
        touched.has(spec) ||
        concerned.has(folderOf(spec)) ||
        (isContent && spec.endsWith('/accessibility.spec.ts')),
    )
    .sort();
}

function isPart(file: string): boolean {
  return file.startsWith('src/') && !file.startsWith('src/i18n/');
}

/** The spec folders of a file, by the names in its path or, for a function, in its imports. */
function featuresOf(file: string, features: ReadonlySet<string>, graph: ImportGraph): string[] {
  if (!/^(src|netlify|public)\//.test(file)) return [];
  const own = file.split('/').map((part) => basename(part).split('.')[0] ?? '');
  const named = own.filter((part) => features.has(part));
  if (named.length > 0) return named;
  if (file.startsWith('netlify/functions/')) {
    const parts = [...(graph.get(file) ?? [])].filter((target) =>
      target.startsWith('netlify/lib/'),
    );
    return parts.flatMap((target) => target.split('/')).filter((part) => features.has(part));
  }
  return file.startsWith('netlify/') ? [] : ['site'];
}

const noBase =
  'git cannot compare this checkout with main. In a shallow clone, run: git fetch --unshallow origin main';

function exists(commit: string): boolean {
  try {
    return git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/** The lines that git prints. Throws with the reason if it fails. */
function git(...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  throw new Error(`${noBase}\n${error?.message ?? stderr}`.trim());
}
