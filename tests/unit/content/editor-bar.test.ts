import { describe, expect, it } from 'vitest';
import { type BarState, editorBar } from '../../../local/editor-bar/bar.ts';
import { entryOfPage } from '../../../local/editor-bar/page-entry.ts';
import { root } from '../../../local/settings.ts';
import { parseHtml, visibleText } from '../../../src/content/html.ts';
import { applyRules, contentRules } from '../../check/content.ts';
import { entryReports } from '../../check/content/entry-reports.ts';
import { parseTexts } from '../../check/content/read.ts';
import { sound, withFault } from './fixtures.ts';

const rules = await contentRules(root);
const article = 'articles/fr/lire-un-carnet-d-ordres';

function reportsOf(files: Readonly<Record<string, string>>, today = '2026-11-24') {
  const content = parseTexts(Object.entries(files));
  const reports = entryReports(content.entries, applyRules(content, rules), today);
  return new Map(reports.map((report) => [report.file, report]));
}

/** The bar of a page with these files, as HTML and as text. */
function barOf(
  path: string,
  files: Readonly<Record<string, string>>,
  state: Partial<BarState> & { today?: string } = {},
) {
  const html = editorBar({
    status: 'checked',
    reports: reportsOf(files, state.today),
    lang: 'fr',
    entry: entryOfPage(path, (file) => file in files),
    accounts: [{ email: 'a@b.example', password: 'p', role: 'member' }],
    root: '/home/é/site',
    ...state,
  }).source;
  const text = visibleText(parseHtml(html).children).replace(/\s+/g, ' ').trim();
  return { html, text, line: text.slice(0, text.indexOf(' content/')) };
}

const page = '/fr/articles/lire-un-carnet-d-ordres';

describe('the editor’s bar', () => {
  it('shows each fault with its line, its remedy and a link to the line', () => {
    const { html, text, line } = barOf(page, withFault(article, 'affiche 100', 'affiche: 100'));
    expect(line).toBe('Barre de rédaction 1 faute');
    expect(text).toContain('Ligne 16 wrong typography → put a space before the colon');
    expect(html).toContain(`href="vscode://file/home/%C3%A9/site/content/${article}.mdx:16"`);
    expect(html).toContain(`href="vscode://file/home/%C3%A9/site/content/${article}.mdx"`);
    expect(text).toContain(`Ouvrir dans VS Code content/${article}.mdx`);
  });

  it('is closed and says that nothing has to be mended', () => {
    const { html, line } = barOf(page, sound);
    expect(line).toBe('Barre de rédaction rien à corriger');
    expect(html).toContain('<details>');
    expect(barOf(page, sound, { lang: 'en' }).line).toBe('Editor’s bar nothing to mend');
  });

  it('names a draft by its guidance', () => {
    const draft = withFault(article, 'Le carnet affiche', '[[Le contexte]] Le carnet affiche');
    const { line, text } = barOf(page, draft);
    expect(line).toBe('Barre de rédaction brouillon 1 faute');
    expect(text).toContain('il reste des consignes entre [[ et ]]');
  });

  it('names an announced lesson', () => {
    const file = 'content/lessons/fr/analyse-graphiques.mdx';
    const planned = { [file]: '---\nstate: planned\n---\n' };
    const { line, text } = barOf('/fr/formation/comprendre-la-crypto/analyse-graphiques', planned);
    expect(line).toContain('brouillon');
    expect(text).toContain('state: planned');
  });

  it('names a missing translation on both pages, and the faults of the twin', () => {
    const { [`content/${article}.mdx`]: french = '', ...others } = sound;
    expect(barOf(page, others).line).toContain('traduction manquante');
    expect(barOf(page, others).text).toContain(`Fichier à écrire : content/${article}.mdx`);
    const english = `content/${article.replace('/fr/', '/en/')}.mdx`;
    const alone = barOf(page, { [`content/${article}.mdx`]: french });
    expect(alone.line).toContain('traduction manquante');
    expect(alone.text).toContain(`Autre langue : traduction manquante, ${english}`);
    const wrong = withFault('articles/en/lire-un-carnet-d-ordres', 'The book', "The 'book'");
    expect(barOf(page, wrong).text).toContain(`${english} 1 faute`);
  });

  it('says when a page has to be reread, and that it is late', () => {
    expect(barOf(page, sound).text).toContain('À relire avant le 21 novembre 2027.');
    const late = barOf(page, sound, { today: '2027-11-22' });
    expect(late.line).toBe('Barre de rédaction relecture en retard');
    expect(late.text).toContain('À relire depuis le 21 novembre 2027.');
  });

  it('says that the check is running or has stopped', () => {
    const unknown = { reports: new Map() };
    expect(barOf(page, sound, { status: 'checking', ...unknown }).line).toContain('en cours');
    expect(barOf(page, sound, { status: 'failed' }).line).toContain('npm run check:content');
  });

  it('offers a switch of four visitors on every page', () => {
    const { html, text } = barOf('/fr/dashboard', sound);
    expect(text).toMatch(/aucun fichier de texte .* Visiteur Membre Abonné Ancien abonné$/);
    expect(html).toContain('data-email="a@b.example">Membre');
  });

  it('escapes what the check quotes', () => {
    const { html } = barOf(page, withFault(article, 'affiche 100', '<Nota>a</Nota> affiche 100'));
    expect(html).not.toContain('<Nota>');
  });
});

describe('entryOfPage', () => {
  const files = [
    'content/articles/fr/a.mdx',
    'content/dictionary/en/b.mdx',
    'content/lessons/en/c.mdx',
    'content/company/fr/about.mdx',
  ];
  const entry = (path: string) => entryOfPage(path, (file) => files.includes(file));

  it.each([
    ['/fr/articles/a', { file: files[0] }],
    ['/fr/articles/a/', { file: files[0] }],
    ['/fr/dictionnaire-crypto/b', { file: files[1], missing: 'content/dictionary/fr/b.mdx' }],
    ['/en/formation/comprendre-la-crypto/c', { file: files[2] }],
    ['/fr/about', { file: files[3] }],
    ['/fr/articles/other', undefined],
    ['/fr/articles/liste/market', undefined],
    ['/fr/articles/../a', undefined],
    ['/fr', undefined],
    ['/de/articles/a', undefined],
    ['/', undefined],
  ])('finds the files of %s', (path, expected) => {
    expect(entry(path)).toEqual(expected);
  });
});
