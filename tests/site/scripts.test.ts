/** Scripts of the build, as files and inside pages: each can be parsed. */
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { builtFiles, builtPages, readBuilt } from './site.ts';

/** The syntax error of a script; undefined if it has none. */
async function problemOf(code: string): Promise<string | undefined> {
  try {
    await transform(code, { loader: 'js', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[1] : String(error);
  }
}

it('every file can be parsed', async () => {
  const files = [...builtFiles].filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  const problems = await Promise.all(
    files.map(async (file) => ({ file, problem: await problemOf(readBuilt(file)) })),
  );
  expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

it('dynamic imports fetch scripts beside them, no style sheets', () => {
  const lists = [...builtFiles]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => /__vite__mapDeps=[^;]*?\[([^\]]*)\]/.exec(readBuilt(file))?.[1] ?? []);
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((list) => list.includes('.css'))).toEqual([]);
});

it('every script inside a page can be parsed', async () => {
  const inline = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;
  const codes = new Map<string, string>();
  for (const { address, html } of builtPages.values()) {
    for (const [, code = ''] of html.matchAll(inline)) codes.set(code, address);
  }
  expect(codes.size).toBeGreaterThan(0);
  const problems = await Promise.all(
    [...codes].map(async ([code, address]) => ({ address, problem: await problemOf(code) })),
  );
  expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([]);
});
