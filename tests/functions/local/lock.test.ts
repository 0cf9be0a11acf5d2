/** The lock of a data folder, and what it tells about a port that is taken. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { lockDataDir, portError } from '../../../local/start/lock.ts';

const address = 'http://localhost:8888';
const taken = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'));
  return () => rmSync(dir, { recursive: true });
});

it('names the world that holds the port, while it runs', () => {
  const release = lockDataDir(dir, address);
  expect(String(portError(taken, 8888, dir))).toContain(`npm start (process ${process.pid}`);
  expect(String(portError(taken, 8889, dir))).toContain('another program');
  release();
  expect(String(portError(taken, 8888, dir))).toContain('another program');
  expect(readdirSync(dir)).toEqual(['lock.db']);
});

it('does not take the process of a killed world’s number for that world', () => {
  lockDataDir(dir, address)();
  writeFileSync(join(dir, 'running.json'), JSON.stringify({ pid: process.pid, address }));
  expect(String(portError(taken, 8888, dir))).toContain('another program');
});

it.each(['.DS_Store', 'desktop.ini', 'Thumbs.db'])(
  'takes a folder that holds %s of a file manager only',
  (name) => {
    writeFileSync(join(dir, name), '');
    lockDataDir(dir, address)();
  },
);
