import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { typography } from '../../../src/build/typography/index.ts';
import { typesetProp } from '../../../src/build/typography/props.ts';

/** The code that a body compiles to, as the build does it. */
async function compiled(body: string, path = 'content/articles/fr/a.mdx'): Promise<string> {
  const { code } = await mdxToJs(body, {
    features: { smartPunctuation: false },
    fileURL: new URL(`file:///project/${path}`),
    hastPlugins: [typography],
  });
  return code.replaceAll(String.raw`\xA0`, '\u00A0');
}

describe('the typography of MDX', () => {
  it('sets text around words in bold, links and code as one sentence', async () => {
    const code = await compiled('Un "**mot**" de l\'[AMF](https://a.fr/l\'x) : `a = "b" ;` ?');
    expect(code).toContain('"Un «\u202F"');
    expect(code).toContain('"\u202F» de l’"');
    expect(code).toContain('"\u00A0: "');
    expect(code).toContain('"\u202F?"');
    expect(code).toContain('href: "https://a.fr/l\'x"');
    expect(code).toContain(String.raw`"a = \"b\" ;"`);
  });

  it.each([
    ['# Pourquoi "deux" ?', '"Pourquoi «\u202Fdeux\u202F»\u202F?"'],
    ['- l\'or\n- "un"', '"«\u202Fun\u202F»"'],
    ['| a |\n| - |\n| "un" |', '"«\u202Fun\u202F»"'],
    ['| a |\n| - |\n| 2 + 3 |', '"2 + 3"'],
    ['2 + 3', '"2\u00A0+\u00A03"'],
    ['<Note title="L\'eau">\n\nL\'or\n\n</Note>', '"L’or"'],
    ['<Note title="L\'eau">\n\nL\'or\n\n</Note>', 'title: "L’eau"'],
    ['Voir <Given of="email" /> ; "x".', '"\u202F; «\u202Fx\u202F»."'],
  ])('sets %s', async (body, expected) => {
    expect(await compiled(body)).toContain(expected);
  });

  it('sets the props of components inside components', async () => {
    const body = `<Case title="L'un">\n\n<CaseStep choices={['l\\'un', "l'autre"]} />\n\n</Case>`;
    const code = await compiled(body);
    expect(code).toContain('title: "L’un"');
    expect(code).toContain('choices: ["l’un", "l’autre"]');
  });

  it('follows the language of the file, and leaves other files alone', async () => {
    expect(await compiled('"x" ?', 'content/articles/en/a.mdx')).toContain('"“x” ?"');
    expect(await compiled('"x" ?', 'src/pages/a.mdx')).toContain(String.raw`"\"x\" ?"`);
  });

  it('gives a text that is right as it would be without it', async () => {
    const body =
      "L’«\u202For\u202F»\u00A0: 5\u00A0%.\n\n<Sheet file=\"a-b\" inputs={[{ label: 'Un\\'e' }]} />\n";
    const right = body.replace("Un\\'e", 'Une');
    expect(await compiled(right)).toBe(await compiled(right, 'src/pages/a.mdx'));
    expect(await compiled(body)).not.toBe(await compiled(body, 'src/pages/a.mdx'));
  });
});

describe('typesetProp', () => {
  const expression = (value: string) => ({ type: 'mdxJsxAttributeValueExpression', value });
  const set = (component: string, name: string, value: string) =>
    typesetProp('fr', component, { name, value: expression(value) });

  it('leaves what programs read', () => {
    const results = "[{ name: 'a', label: 'L’or', formula: 'a * 1 000 % b' }]";
    expect(set('Sheet', 'results', results)).toEqual(expression(results));
    expect(typesetProp('fr', 'PageLink', { name: 'href', value: "l'x" })).toBe("l'x");
    expect(typesetProp('fr', 'Lab', { name: 'aim' })).toBeUndefined();
  });

  it('sets strings of any quotes, and keeps the rest of the expression', () => {
    expect(set('Facts', 'items', `[{ name: "l'un", n: 5 }, 'dit "a"', \`l'or\`]`)).toEqual(
      expression('[{ name: "l’un", n: 5 }, \'dit «\u202Fa\u202F»\', `l’or`]'),
    );
    expect(set('HashChain', 'labels', "{ formula: 'A : \\'b\\'' }")).toEqual(
      expression("{ formula: 'A\u00A0: \\'b\\'' }"),
    );
  });
});
