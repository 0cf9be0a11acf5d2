/** When `npm start` rebuilds the site, and its error messages. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildError, buildStamp, ensureBuild, fingerprint } from '../../../local/start/build.ts';
import { InUseError } from '../../../local/start/lock.ts';
import { assumeSignalsOpen } from '../../../local/start/signals-status.ts';
import { readKeys, readSettings, root } from '../../../local/settings.ts';
import { explainFailure } from '../../../local/start/failures.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-test-'));
  return () => rmSync(dir, { recursive: true });
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

describe('the last build', () => {
  it('is reused when nothing changed', async () => {
    const keys = readKeys(dir);
    write('site/fr.html', 'built before');
    write('site.stamp', buildStamp(keys, dir));
    const options = { dataDir: dir, keys, siteUrl: 'http://localhost:8888' };
    expect(await ensureBuild(options)).toBe('reused');
    expect(await ensureBuild({ ...options, siteUrl: 'http://localhost:9999' })).toBe('reused');
  });

  const changes: Record<string, () => void> = {
    'a page changed': () => write('src/pages/index.astro', 'new'),
    'a text changed': () => write('content/articles/fr/a.mdx', 'new'),
    'a text came': () => write('content/articles/fr/b.mdx', 'a'),
    'a text went': () => rmSync(join(dir, 'content/articles/fr/a.mdx')),
    'a text was renamed': () => {
      renameSync(join(dir, 'content/articles/fr/a.mdx'), join(dir, 'content/articles/fr/c.mdx'));
    },
    'a picture changed': () => write('public/favicon.svg', '<svg/>'),
    'the configuration changed': () => write('astro.config.mjs', 'export default {}'),
    'a package changed': () => write('package-lock.json', '{"a":1}'),
  };
  it.each(Object.keys(changes))('is not reused once %s', (change) => {
    const keys = readKeys(dir);
    write('src/pages/index.astro', 'a');
    write('content/articles/fr/a.mdx', 'a');
    const before = fingerprint(keys, dir);
    expect(fingerprint(keys, dir)).toBe(before);
    changes[change]?.();
    expect(fingerprint(keys, dir)).not.toBe(before);
  });

  it('is not reused once signals open', () => {
    const keys = readKeys(dir);
    const before = buildStamp(keys, dir);
    assumeSignalsOpen(dir);
    expect(buildStamp(keys, dir)).not.toBe(before);
  });

  it.each(['SOCIAL_PICTURES', 'SEAL'])('is not reused with another %s', (name) => {
    const keys = readKeys(dir);
    const before = buildStamp(keys, dir);
    vi.stubEnv(name, 'off');
    expect(buildStamp(keys, dir)).not.toBe(before);
    vi.unstubAllEnvs();
  });

  it('is not reused with other keys, but with another secret that only functions read', () => {
    const keys = readKeys(dir);
    const before = fingerprint(keys, dir);
    expect(fingerprint({ ...keys, lessonSealSecret: 'other' }, dir)).not.toBe(before);
    expect(fingerprint({ ...keys, publishableKey: 'other' }, dir)).not.toBe(before);
    expect(fingerprint({ ...keys, stripeWebhookSecret: 'other' }, dir)).toBe(before);
  });
});

describe('a failing start', () => {
  const settings = { dataDir: tmpdir(), port: 8888 };
  const failure = (code: string) => Object.assign(new Error(`${code}: failed`), { code });

  it.each([
    ['a full disk', failure('ENOSPC'), 'The disk is full'],
    ['a full disk, in SQLite', new Error('database or disk is full'), 'The disk is full'],
    [
      'a full disk, in Astro',
      new BuildError('ENOSPC: no space left on device'),
      'The disk is full',
    ],
    ['a folder of another user', failure('EACCES'), 'npm start -- --data <folder>'],
    ['a page with an error', new BuildError('x.astro: unexpected }'), 'Astro says:\n\nx.astro'],
    [
      'another npm start',
      new InUseError('The data folder is in use.'),
      'The data folder is in use.',
    ],
  ])('for %s explains what to do, without a stack trace', (_, error, advice) => {
    const text = explainFailure(error, settings);
    expect(text).toContain(advice);
    expect(text).not.toMatch(/^\s+at /m);
  });

  it('for a bug shows the stack trace', () => {
    expect(explainFailure(new TypeError('x is undefined'), settings)).toMatch(/^\s+at /m);
  });
});

describe('settings', () => {
  it('have defaults when unset or empty', () => {
    const defaults = readSettings({});
    expect(defaults.port).toBe(8888);
    expect(defaults.dataDir).toMatch(/\.local$/);
    expect(readSettings({ PORT: '', LOCAL_DATA: ' ' })).toEqual(defaults);
  });

  it.each(['abc', '-1', '65536', '80.5', '0x50'])('reject PORT=%s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`${PORT} is not a port number`);
  });

  it('take options of the command line first', () => {
    const settings = readSettings({ PORT: '1', LOCAL_DATA: 'a' }, { port: '8889', data: 'b' });
    expect(settings).toEqual({ port: 8889, dataDir: join(root, 'b') });
  });
});
