import { describe, expect, it } from 'vitest';
import { mentionedIn, termLinker, type TermTarget } from '../../../src/content/term-links.ts';

const term = (key: string, ...words: string[]): TermTarget => ({
  key,
  href: `/fr/dictionnaire-crypto/${key}`,
  words,
});

const bid = term('carnet-d-ordres', 'carnet d’ordres', 'carnets d’ordres');
const order = term('ordre', 'ordre', 'ordres');
const block = term('blockchain', 'blockchain', 'chaîne de blocs');

const linkTerms = (html: string, targets: TermTarget[], limit?: number): string =>
  termLinker(targets)(html, limit === undefined ? {} : { limit });

/** The links a reader sees: their words and targets. */
function linksOf(html: string): [words: string, key: string][] {
  return [...html.matchAll(/<a class="term" href="[^"]*\/([^"/]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, key = '', words = '']) => [words, key],
  );
}

describe('linking terms', () => {
  it('links the first mention only, as written', () => {
    const html = '<p>Une Blockchain est publique. La blockchain de Bitcoin…</p>';
    expect(linkTerms(html, [block])).toBe(
      '<p>Une <a class="term" href="/fr/dictionnaire-crypto/blockchain">Blockchain</a> est publique. La blockchain de Bitcoin…</p>',
    );
  });

  it('links nothing inside a label: a click there is one on its field', () => {
    const html = '<label><input type="checkbox"> Une blockchain.</label><p>La blockchain.</p>';
    expect(linkTerms(html, [block])).toBe(
      html.replace(
        'La blockchain',
        'La <a class="term" href="/fr/dictionnaire-crypto/blockchain">blockchain</a>',
      ),
    );
  });

  it('links an alias and counts it as the mention', () => {
    const html = '<p>La chaîne de blocs.</p><p>Une blockchain.</p>';
    expect(linksOf(linkTerms(html, [block]))).toEqual([['chaîne de blocs', 'blockchain']]);
  });

  it('prefers the longest match, whatever the order of the terms', () => {
    for (const targets of [
      [order, bid],
      [bid, order],
    ]) {
      expect(linksOf(linkTerms('<p>Le carnet d’ordres et un ordre.</p>', targets))).toEqual([
        ['carnet d’ordres', 'carnet-d-ordres'],
        ['ordre', 'ordre'],
      ]);
    }
  });

  it.each(["carnet d'ordres", 'carnet d’ordres', 'carnet\u00A0d’ordres', 'carnet\nd’ordres'])(
    'matches %j as the same words',
    (words) => {
      expect(linksOf(linkTerms(`<p>Un ${words} plein.</p>`, [bid]))).toEqual([
        [words, 'carnet-d-ordres'],
      ]);
    },
  );

  it.each([
    '<script>if (ordre === 1) ordre();</script>',
    '<style>ordre { color: red }</style>',
    '<astro-island><p>Un ordre.</p></astro-island>',
  ])('leaves %s as it is', (html) => {
    expect(linkTerms(html, [order])).toBe(html);
  });

  it.each(['désordre', 'ordrez', 'ordre2', 'préordres', 'ordreé'])(
    'skips the word inside "%s"',
    (word) => {
      const html = `<p>Un ${word} ici.</p>`;
      expect(linkTerms(html, [order])).toBe(html);
    },
  );

  it.each([
    '<h2>La blockchain</h2>',
    '<h3 id="x">La <em>blockchain</em></h3>',
    '<a href="/x">la blockchain</a>',
    '<code>blockchain</code>',
    '<pre><code>blockchain</code></pre>',
    '<figure><svg><text>blockchain</text></svg><figcaption>blockchain</figcaption></figure>',
    '<table><tr><th>blockchain</th></tr></table>',
    '<button type="button">blockchain</button>',
    '<p title="blockchain > ordre">x</p>',
    '<!-- blockchain -->',
  ])('never changes %s', (html) => {
    expect(linkTerms(html, [block])).toBe(html);
  });

  it('links again after a heading, a figure and an unclosed tag', () => {
    const html = '<h2>blockchain</h2><p>a<br>b <img src="x"> blockchain</p>';
    expect(linksOf(linkTerms(html, [block]))).toEqual([['blockchain', 'blockchain']]);
  });

  it('stops at the limit', () => {
    const html = '<p>blockchain, ordre, carnet d’ordres</p>';
    expect(linksOf(linkTerms(html, [block, order, bid], 2))).toHaveLength(2);
  });

  it('skips the page’s own term and shorter terms inside its name', () => {
    const html = '<p>Un carnet d’ordres tient les ordres.</p>';
    const linked = termLinker([bid, order])(html, { except: bid.key });
    expect(linksOf(linked)).toEqual([['ordres', 'ordre']]);
    expect(linked).toContain('Un carnet d’ordres tient');
  });

  it('handles many texts, each with its own first mentions', () => {
    const link = termLinker([block]);
    expect(link('<p>blockchain</p>')).toBe(link('<p>blockchain</p>'));
    expect(linksOf(link('<p>blockchain</p>'))).toHaveLength(1);
  });

  it('treats regular expression characters literally', () => {
    const target = term('ratio', 'ratio (a/b)', '51+ %');
    expect(linkTerms('<p>Le ratio a/b.</p>', [target])).toBe('<p>Le ratio a/b.</p>');
    expect(linksOf(linkTerms('<p>Le ratio (a/b) monte.</p>', [target]))).toEqual([
      ['ratio (a/b)', 'ratio'],
    ]);
  });

  it('changes nothing without terms', () => {
    expect(linkTerms('<p>blockchain</p>', [])).toBe('<p>blockchain</p>');
  });

  it('changes nothing but adds links', () => {
    const html =
      '<p>La <strong>blockchain</strong> &amp; l’ordre : <code>x &lt; y</code>.<br/></p>\n<p>Fin</p>';
    const linked = linkTerms(html, [block, order, bid]);
    expect(linked).not.toBe(html);
    expect(linked.replace(/<a class="term"[^>]*>([^<]*)<\/a>/g, '$1')).toBe(html);
  });
});

it('lists the terms that a text mentions, in order and once', () => {
  const text = 'Un ordre entre dans la chaîne de blocs, un autre ordre attend.';
  expect(mentionedIn(text, termLinker([block, bid, order]))).toEqual(['ordre', 'blockchain']);
});
