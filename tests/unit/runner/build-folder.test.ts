import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFolder } from '../../build.ts';

it('a new run removes what earlier ones have left for more than a day, and nothing else', () => {
  const parent = mkdtempSync(join(tmpdir(), 'cache-'));
  const names = ['test-site-1', 'tests-1', 'bench-1', 'planted-1', 'test-keys', 'functions'];
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
  for (const name of [...names, 'tests-2']) mkdirSync(join(parent, name));
  for (const name of names) utimesSync(join(parent, name), daysAgo(2), daysAgo(2));
  const folder = buildFolder('tests', parent);
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
  expect(readdirSync(parent).sort()).toEqual(['functions', 'test-keys', 'tests-2']);
  rmSync(parent, { recursive: true });
});
