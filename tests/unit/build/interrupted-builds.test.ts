/** The cache of term pages after a build that did not end. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { interruptedBuilds } from '../../../src/build/interrupted-builds.ts';

const cache = mkdtempSync(join(tmpdir(), 'cache-'));
const keys = join(cache, 'incremental-build.json');
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** Begins a build; returns its end. */
function begin(): () => void {
  const { hooks } = interruptedBuilds();
  const config = { cacheDir: pathToFileURL(`${cache}/`) };
  const call = (name: keyof typeof hooks, options: object = {}): void => {
    (hooks[name] as (options: object) => void)(options);
  };
  call('astro:config:done', { config });
  call('astro:build:start');
  return () => call('astro:build:done');
}

describe('the keys of cached pages', () => {
  it('are kept after a build that ended', () => {
    begin()();
    writeFileSync(keys, '{}');
    begin();
    expect(existsSync(keys)).toBe(true);
  });

  it('are forgotten after one that did not: a cached page may be of other content', () => {
    begin();
    writeFileSync(keys, '{}');
    begin();
    expect(existsSync(keys)).toBe(false);
  });
});
