import { expect, it } from 'vitest';
import { pagesOf, previewComment } from '../../check/content/previews.ts';

it('names the pages of changed files once in each language', () => {
  expect(
    pagesOf([
      'content/articles/fr/lire-un-carnet-d-ordres.mdx',
      'content/articles/en/lire-un-carnet-d-ordres.mdx',
      'content/dictionary/fr/bloc.mdx',
      'content/lessons/en/stablecoins.mdx',
      'content/company/fr/politique-entreprise.mdx',
      'content/company/fr/nothing.mdx',
      'content/articles/fr/a](b).mdx',
      'content/articles/de/a.mdx',
      'src/site.ts',
    ]),
  ).toEqual([
    '/en/articles/lire-un-carnet-d-ordres',
    '/en/dictionnaire-crypto/bloc',
    '/en/formation/comprendre-la-crypto/stablecoins',
    '/en/politique-entreprise',
    '/fr/articles/lire-un-carnet-d-ordres',
    '/fr/dictionnaire-crypto/bloc',
    '/fr/formation/comprendre-la-crypto/stablecoins',
    '/fr/politique-entreprise',
  ]);
});

it('links to the preview of the pull request', () => {
  const comment = previewComment(['content/dictionary/fr/bloc.mdx'], 12, 'my-site');
  expect(comment).toContain(
    '- [/fr/dictionnaire-crypto/bloc](https://deploy-preview-12--my-site.netlify.app/fr/dictionnaire-crypto/bloc)',
  );
});

it.each([undefined, 'my site](evil)'])('shows text where the site is %s', (site) => {
  const comment = previewComment(['content/dictionary/fr/bloc.mdx'], 12, site);
  expect(comment).toContain('- `/fr/dictionnaire-crypto/bloc`');
  expect(comment).toContain('NETLIFY_SITE');
  expect(comment).not.toContain('https://');
});

it('says so when no page changes', () => {
  expect(previewComment(['README.md'], 12, 'my-site')).toContain('No page');
});
