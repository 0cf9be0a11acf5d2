/** Every environment variable in the code is documented, and every documented one is used. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

/** Sources of the built and deployed code. */
const site = ['src/**/*.{ts,tsx,astro}', 'netlify/**/*.{ts,mts}', 'astro.config.mjs'];
const tools = ['supabase/config.toml', 'local/**/*.{ts,mjs}', 'tests/*.ts'];

/** Variables that Vite and Astro set in `import.meta.env`. */
const builtIn = ['BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

/** The one file that reads variables by a dynamic name; its type lists the names. */
const settings = 'netlify/lib/platform/env.ts';

async function sources(patterns: readonly string[]): Promise<Map<string, string>> {
  const paths = await Array.fromAsync(glob([...patterns], { cwd: root }));
  return new Map(await Promise.all(paths.map(async (path) => [path, await text(path)] as const)));
}

/** Names read as `env.NAME`, `env['NAME']`, by destructuring, or in TOML as `env(NAME)`. */
function namesRead(code: string): string[] {
  const direct = [...code.matchAll(/\benv(?:\??\.|\(|(?:\?\.)?\[['"])([A-Z][A-Z0-9_]*)\b/g)];
  const taken = [...code.matchAll(/\{([^{}]*)\}\s*=\s*(?:process|import\.meta)\.env\b/g)];
  return [
    ...direct.map(([, name = '']) => name),
    ...taken.flatMap(([, list = '']) => list.match(/\b[A-Z][A-Z0-9_]*\b/g) ?? []),
  ];
}

/** Members of `type SettingName`. */
function settingNames(code: string): string[] {
  const [, union = ''] = /type SettingName =([^;]*);/.exec(code) ?? [];
  return [...union.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

async function readBy(patterns: readonly string[]): Promise<Set<string>> {
  const found = [...(await sources(patterns))].flatMap(([path, code]) =>
    path === settings ? [...namesRead(code), ...settingNames(code)] : namesRead(code),
  );
  return new Set(found.filter((name) => !builtIn.includes(name)));
}

/** Lines `NAME=` of .env.example, commented out or not. */
function namesInExample(example: string): string[] {
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
}

/** Names in the first column of the table under "Environment". */
function namesInReadme(readme: string): string[] {
  const [, section = ''] = /^## Environment\n([\s\S]*?)^## /m.exec(readme) ?? [];
  const cells = [...section.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, n = '']) => n));
}

describe('environment variables', async () => {
  const required = await readBy([...site, 'supabase/config.toml']);
  const known = await readBy([...site, ...tools]);
  const documents = {
    '.env.example': namesInExample(await text('.env.example')),
    'README.md': namesInReadme(await text('README.md')),
  };

  it('are found in every form of access', () => {
    const code = `
      env.ONE; process.env.TWO ?? ''; import.meta.env.THREE; process.env['FOUR'];
      const { FIVE, SIX: alias } = process.env; key = "env(SEVEN)"; process.env?.EIGHT;`;
    expect(namesRead(code).sort()).toEqual(
      ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT'].sort(),
    );
    expect(settingNames("export type SettingName =\n  | 'A_KEY'\n  | 'URL';")).toEqual([
      'A_KEY',
      'URL',
    ]);
    expect([...required]).toEqual(
      expect.arrayContaining(['STRIPE_SECRET_KEY', 'PUBLIC_SUPABASE_URL', 'SITE_URL', 'SEAL']),
    );
  });

  it('are read by a dynamic name in these files only', async () => {
    const dynamic = [...(await sources(site))]
      .filter(([, code]) => /\benv\[[^'"]/.test(code))
      .map(([path]) => path);
    // The other files only check that these are set.
    expect(dynamic.sort()).toEqual(
      [
        settings,
        'netlify/cli/doctor/setup.ts',
        'src/build/prices.ts',
        'src/build/settings.ts',
      ].sort(),
    );
  });

  describe.each(Object.entries(documents))('%s', (document, documented) => {
    it('lists every variable of the site', () => {
      const missing = [...required].filter((name) => !documented.includes(name));
      expect(missing, `not in ${document}`).toEqual([]);
    });

    it('lists no unused variable', () => {
      const unused = documented.filter((name) => !known.has(name));
      expect(unused, `in ${document}, read by nothing`).toEqual([]);
    });

    it('names each variable once', () => {
      expect(new Set(documented).size).toBe(documented.length);
    });
  });

  it('are the same in both documents', () => {
    const [example, readme] = Object.values(documents).map((names) => [...names].sort());
    expect(example).toEqual(readme);
  });

  it('have no value in .env.example except numbers', async () => {
    const lines = (await text('.env.example')).match(/^(?:# )?[A-Z][A-Z0-9_]*=.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/=\d*$/.test(line))).toEqual([]);
  });
});
