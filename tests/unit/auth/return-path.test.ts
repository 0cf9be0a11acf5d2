import { describe, expect, it } from 'vitest';
import { pages } from '../../../src/domain/site/pages.ts';
import { safePath } from '../../../src/domain/site/safe-path.ts';
import { href, langs } from '../../../src/i18n/index.ts';
import { hostilePaths } from '../fixtures/hostile-paths.ts';

const origin = 'https://site.example';

describe('a return path', () => {
  it('is kept for every page of the site, with its query and its anchor', () => {
    for (const lang of langs) {
      for (const page of Object.keys(pages) as (keyof typeof pages)[]) {
        const path = href(lang, page as 'home');
        expect(safePath(path)).toBe(path);
        expect(safePath(`${path}?q=ordre%20%C3%A0&n=1#part-2`)).toBe(
          `${path}?q=ordre%20%C3%A0&n=1#part-2`,
        );
      }
    }
  });

  it.each([null, undefined, '', '/'])('is the root when it is missing: %o', (value) => {
    expect(safePath(value)).toBe('/');
  });

  it('is the root for a value of another type', () => {
    for (const value of [1, {}, [], ['/fr'], { toString: () => '/fr' }]) {
      expect(safePath(value as unknown as string)).toBe('/');
    }
  });

  it('is the root for at least 300 different hostile values', () => {
    expect(new Set(hostilePaths).size).toBe(hostilePaths.length);
    expect(hostilePaths.length).toBeGreaterThanOrEqual(300);
    expect(hostilePaths.filter((value) => safePath(value) !== '/')).toEqual([]);
  });

  it('stays on the site whatever is appended to a page’s path', () => {
    for (const value of hostilePaths) {
      for (const prefix of ['/fr', '/fr/', '/fr?next=', '/fr#', '/en/dashboard?x=1&next=']) {
        const target = new URL(safePath(prefix + value), origin);
        expect(target.origin).toBe(origin);
        expect(target.pathname.startsWith('//')).toBe(false);
      }
    }
  });
});
