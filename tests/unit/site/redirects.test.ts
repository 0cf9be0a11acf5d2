import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRules } from '../../../local/netlify/rules.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { pages } from '../../../src/domain/site/pages.ts';
import { redirectsFile } from '../../../src/domain/site/redirects.ts';

/** The rules as the platform's own parser reads them. */
let dir: string;
let rules: ReturnType<typeof createRules>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'redirects-'));
  await writeFile(join(dir, '_redirects'), redirectsFile());
  rules = createRules(dir);
});

afterAll(async () => {
  await rm(dir, { recursive: true });
});

/** The redirect of an address, as `301 /fr/articles`; `none` without a matching rule. */
async function redirectOf(address: string, cookie = ''): Promise<string> {
  const request = new Request(`http://localhost${address}`, { headers: { cookie } });
  const rule = await rules.redirectOf(request);
  if (!rule) return 'none';
  const { pathname, search } = new URL(rule.target, 'http://localhost');
  return `${rule.statusCode} ${pathname}${search}`;
}

const plain = Object.values(pages).filter(
  ({ path }) => path !== '' && path !== pages.notFound.path && !path.includes('[key]'),
);
const known = (path: string): boolean => Object.values(pages).some((page) => page.path === path);

describe('published documents are answered under their address', () => {
  it.each(['issuer', 'revocations'])('/certificates/%s.json', async (name) => {
    expect(await redirectOf(`/certificates/${name}.json`)).toBe(
      `200 /.netlify/functions/certificate-${name}`,
    );
  });
});

describe('old addresses redirect to their page in one hop', () => {
  it.each(plain.map(({ path }) => path))('/%s', async (path) => {
    expect(await redirectOf(`/${path}`)).toBe(`301 /fr/${path}`);
    expect(await redirectOf(`/${path}?a=1&b=deux`)).toBe(`301 /fr/${path}?a=1&b=deux`);
  });

  it.each([
    ['/articles/lire-un-carnet-d-ordres', '/fr/articles/lire-un-carnet-d-ordres'],
    ['/dictionnaire-crypto/preuve-d-enjeu', '/fr/dictionnaire-crypto/preuve-d-enjeu'],
    ['/dictionary', '/fr/dictionnaire-crypto'],
    ['/dictionary/preuve-d-enjeu', '/fr/dictionnaire-crypto/preuve-d-enjeu'],
    ['/knowledge/crypto', '/fr/formation/comprendre-la-crypto'],
  ])('%s redirects to %s', async (from, to) => {
    expect(await redirectOf(from)).toBe(`301 ${to}`);
    expect(await redirectOf(`${from}?success=true`)).toBe(`301 ${to}?success=true`);
  });

  it.each([
    ['/knowledge', 'comprendre-les-cryptomonnaies'],
    ['/market', 'marche-cryptomonnaies-temps-reel'],
  ])('%s redirects once its page exists', async (from, path) => {
    if (known(path)) expect(await redirectOf(from)).toBe(`301 /fr/${path}`);
    else expect(await redirectOf(from)).toMatch(/^30[12] \/fr/);
  });

  it.each(lessonKeys.map((key, index) => [index + 1, key] as const))(
    'module %i redirects to %s, also without a language',
    async (number, key) => {
      const lesson = `/formation/comprendre-la-crypto/${key}`;
      expect(await redirectOf(`/knowledge/crypto/module-${number}`)).toBe(`301 /fr${lesson}`);
      expect(await redirectOf(lesson)).toBe(`301 /fr${lesson}`);
    },
  );

  it('exactly the 20 lessons have a module', async () => {
    expect(lessonKeys).toHaveLength(20);
    expect(await redirectOf('/knowledge/crypto/module-21')).toBe('404 /fr/404.html');
  });
});

describe('languages', () => {
  it('the root redirects to French temporarily', async () => {
    expect(await redirectOf('/')).toMatch(/^302 \/fr$/);
    expect(await redirectOf('/?x=1')).toMatch(/^302 \/fr\?x=1$/);
  });

  it.each([
    ['/de/articles', '302 /fr/articles'],
    ['/es/formation/comprendre-la-crypto?x=1', '302 /fr/formation/comprendre-la-crypto?x=1'],
    ['/pt/dictionnaire-crypto/jeton', '302 /fr/dictionnaire-crypto/jeton'],
    ['/de', '302 /fr'],
    ['/zz', '302 /fr'],
    ['/FR/articles', '302 /fr/articles'],
    ['/EN', '302 /en'],
  ])('an unknown language redirects %s to %s', async (from, to) => {
    expect(await redirectOf(from)).toBe(to);
  });

  it.each(['/tarifs', '/articels', '/articels/rien', '/favicon.ico', '/_astro/rien.js', '/fra/x'])(
    '%s, which names no language, is a 404 page and no redirect',
    async (address) => {
      expect(await redirectOf(address)).toBe('404 /fr/404.html');
    },
  );

  it('a chosen language is that of addresses without one', async () => {
    const cookie = 'a=b; language-en=1';
    for (const [from, to] of [
      ['/', '302 /en'],
      ['/articles?x=1', '301 /en/articles?x=1'],
      ['/knowledge/crypto/module-1', `301 /en/formation/comprendre-la-crypto/${lessonKeys[0]}`],
      ['/dictionary/jeton', '301 /en/dictionnaire-crypto/jeton'],
      ['/tarifs', '404 /en/404.html'],
      ['/fr/rien', '404 /fr/404.html'],
      ['/de/articles', '302 /fr/articles'],
    ] as const) {
      expect(await redirectOf(from, cookie), from).toBe(to);
      expect(await redirectOf(from, 'language=en'), from).not.toContain('/en');
    }
  });

  it.each(['fr', 'en'])('an unknown page of /%s is the 404 page in that language', async (lang) => {
    expect(await redirectOf(`/${lang}/rien`)).toMatch(`404 /${lang}/404`);
    expect(await redirectOf(`/${lang}/articles/rien/du/tout`)).toMatch(`404 /${lang}/404`);
  });

  it.each(['fr', 'en'])(
    'a page of /%s does not redirect: Stripe returns customers to one',
    (lang) => {
      expect(redirectsFile()).not.toMatch(new RegExp(`^/${lang}/${pages.solutions.path} `, 'm'));
    },
  );

  it('the platform’s own addresses have no rule: it rejects those', () => {
    expect(redirectsFile()).not.toMatch(/^\/\.netlify/m);
  });
});
