/** The checks when generated types are missing, and of files that a tool ignores. */
import { expect, it, vi } from 'vitest';
import { runChecks } from '../../check/run.ts';
import type * as command from '../../command.ts';

/** The result of `astro sync` and of other Astro commands. */
let astro = { ok: true, output: '' };

vi.mock('../../command.ts', async (importOriginal) => {
  const { runTool, ...others } = await importOriginal<typeof command>();
  return {
    ...others,
    runTool: (...[tool, ...rest]: Parameters<typeof runTool>) => {
      if (tool === 'oxfmt') return runTool(tool, ...rest);
      return Promise.resolve(tool === 'astro' ? astro : { ok: true, output: '' });
    },
  };
});

const say = () => undefined;
const typed = 'types and rules of TypeScript and React (Oxlint)';
const synced = 'generated types (astro sync)';
const outcomes = async (only: string[], files?: string[]) => {
  const results = await runChecks({ say, only, files });
  return Object.fromEntries(results.map(({ name, passed }) => [name, passed]));
};

it('fails without generated types, whatever check is asked for', async () => {
  astro = { ok: false, output: 'a.mdx: minutes is missing' };
  expect(await outcomes([typed])).toEqual({ [synced]: false });
});

it('runs both checks of types again after types could not be generated', async () => {
  astro = { ok: true, output: '' };
  expect(await outcomes([synced])).toEqual({
    'types of Astro components (astro check)': true,
    [typed]: true,
  });
});

it('accepts a change of files that no formatter reads', async () => {
  astro = { ok: true, output: '' };
  const formatting = 'formatting (Oxfmt, and Prettier for Astro)';
  const files = ['netlify.toml', 'public/favicon.svg', '.gitignore'];
  expect(await outcomes([formatting], files)).toEqual({ [formatting]: true });
});
