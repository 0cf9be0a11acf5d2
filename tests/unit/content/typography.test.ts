import { describe, expect, it } from 'vitest';
import { describeFinding } from '../../check/content.ts';
import { prose } from '../../check/content/prose.ts';
import { interfaceTypography } from '../../check/content/texts.ts';
import { typography } from '../../check/content/typography.ts';
import { entry, find } from './content-entry.ts';

describe('typography', () => {
  it.each([
    ["un 'prix'", 'apostrophe'],
    ['un 5" et du code`a"b`"c', 'open and close each quote'],
    ['a"b', 'guillemets'],
    ['" prix "', 'guillemets'],
    ['le "prix', 'open and close each quote'],
    ['le prix »', 'open and close each quote'],
    ['«\n', 'inside « and »'],
    ['Attention!', 'before ; ! and ?'],
    ['Combien?', 'before ; ! and ?'],
    ['un; deux', 'before ; ! and ?'],
    ['Prix: 10', 'before the colon'],
    ['5%', 'before € and %'],
    ['100€', 'before € and %'],
    ['2,5 100', 'thousands'],
    ['Voir [le prix](https://example.org/a?b=c)?', 'before ; ! and ?'],
    ['<Note title="Essentiel!">x</Note>', 'before ; ! and ?'],
    ['<HashChain labels={{ a: "Prix: 5" }} />', 'before the colon'],
  ])('rejects %s in French, which the build cannot mend', (text, says) => {
    expect(find(typography, entry('articles/fr/a', 'title: A', text)).join('\n')).toContain(says);
  });

  it.each([
    "L'écart",
    'le "prix"',
    'le "**prix**"',
    '**"prix"**',
    'un ["prix"](https://example.org)',
    'Dire "un prix\nsur deux lignes".',
    'Combien ?',
    'un ; deux',
    'Prix : 10',
    '« prix »',
    '«prix»',
    '100 €',
    '5 %',
    '1 000 unités',
    '| "prix" | l\'écart |',
    '<Note title="L\'essentiel">x</Note>',
    '<HashChain labels={{ a: "L\'écart", b: \'le "prix"\' }} />',
  ])('leaves %s in French to the build', (text) => {
    expect(find(typography, entry('articles/fr/a', 'title: A', text))).toEqual([]);
  });

  it.each([
    'L’écart vaut 0,20\u00A0€, soit 0,2\u00A0% de 1\u202F000\u00A0€\u202F; rien de plus.',
    'Combien\u202F? Trop\u202F!',
    'Le prix\u00A0: 10\u00A0€.',
    'Dire «\u202Fprix\u202F».',
    'À 12:30, un rapport de 1:2.',
    'Du code `a ? "b" : \'c\'` et un lien [prix](https://example.org/?a;b "titre").',
    '![Une image](/a.png)',
    '```js\nconst a = "b";\n```',
    '| Plateforme | Frais |\n| :--- | ---: |\n| A | 1\u00A0€ |',
    '<Note title="À retenir">Un prix.</Note>',
    "<HashChain title='Une chaîne' labels={{ block: 'Bloc', price: 'Prix\u00A0: 5\u00A0€' }} />",
    "{/* it's a comment; nothing more! */}",
    'Un espace&nbsp;insécable.',
  ])('accepts %s in French', (text) => {
    expect(find(typography, entry('articles/fr/a', 'title: A', text))).toEqual([]);
  });

  it('checks frontmatter, except addresses, aliases and source names', () => {
    const bad = entry('articles/fr/a', 'takeaways: ["L’écart: 5"]');
    expect(find(typography, bad)).toEqual([expect.stringContaining('(takeaways.0)')]);
    const good = 'url: "https://a?b"\naliases: ["l\'écart"]\nsources: [{ label: "Bitcoin: A" }]';
    expect(find(typography, entry('articles/fr/a', good))).toEqual([]);
  });

  it('reports the line of the body', () => {
    const found = find(typography, entry('articles/fr/a', 'title: A', '\nBien.\n\nMal!\n'));
    expect(found).toEqual([expect.stringContaining('(body:7)')]);
  });

  it('rejects guillemets in English, and quotes that the build cannot mend', () => {
    const english = (text: string) => find(typography, entry('articles/en/a', 'title: A', text));
    expect(english('the « price »')).toEqual([expect.stringContaining('“quotes”')]);
    expect(english("the 'price'")).toEqual([expect.stringContaining('apostrophe')]);
    expect(english('the "price')).toEqual([expect.stringContaining('open and close')]);
    expect(english('Is it “€1,000”? Yes: 5%!')).toEqual([]);
    expect(english('It\'s the traders\' "price".')).toEqual([]);
  });

  it('checks the interface texts, which nothing mends', () => {
    const texts = { menu: { help: 'Aide !', count: (n: number) => `${n} !` } };
    expect(interfaceTypography('fr', 'src/i18n/fr.ts', texts).map(describeFinding)).toEqual([
      expect.stringContaining(
        'src/i18n/fr.ts (menu.help): put a space before ; ! and ? (a narrow no-break one, U+202F)',
      ),
    ]);
    for (const help of ["L'écart", 'le "prix"', 'un : deux', '« a »', '5 %', '1 000 unités']) {
      expect(interfaceTypography('fr', 'src/i18n/fr.ts', { help }), help).toHaveLength(1);
    }
    expect(interfaceTypography('en', 'src/i18n/en.ts', { help: "It's" })).toHaveLength(1);
  });

  it('keeps every position when masking non-prose', () => {
    const body = 'a `b`\n<Note title="c">\n{/* d\ne */}\n```\nf\n```\n[g](h) {i + \'j\'}';
    const masked = prose(body);
    expect(masked).toHaveLength(body.length);
    expect(masked.replaceAll('\uFFFC', '').replaceAll('\n', ' ').split(/\s+/).join('')).toBe(
      'ac[g]j',
    );
  });
});
