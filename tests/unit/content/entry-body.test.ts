import type { jsx } from 'astro/jsx-runtime';
import { defineHastPlugin } from 'satteri';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRegistry } from '../../../src/content/build-registry.ts';
import { entryBody } from '../../../src/content/entry-body.ts';

const filePath = 'content/dictionary/fr/marge.mdx';

/** The tree that Astro renders for a text: element or component, properties, children. */
const shapeOf = async (body: string, components = {}) => {
  const { Content } = await entryBody({ body, filePath });
  return JSON.stringify((Content as unknown as typeof jsx)({ components }, {}));
};

beforeEach(() => {
  buildRegistry().markdown = { features: { smartPunctuation: false } };
});

describe('the text of an entry', () => {
  it('keeps typed quotes, and knows tables and headings', async () => {
    const text = await shapeOf('Le "prix".\n\n## Un calcul\n\n| a |\n| - |\n| 1 |');
    expect(text).toContain('Le \\"prix\\".');
    expect(text).toContain('"id":"un-calcul"');
    expect(text).toContain('"type":"table"');
  });

  it('lists its headings with their ids', async () => {
    const { headings } = await entryBody({ body: '## Un calcul\n\n### Le `prix`\n', filePath });
    expect(headings).toEqual([
      { depth: 2, slug: 'un-calcul', text: 'Un calcul' },
      { depth: 3, slug: 'le-prix', text: 'Le prix' },
    ]);
  });

  it('renders the components that it is given', async () => {
    const Example = 'the-example';
    expect(await shapeOf('<Example title="A">\nB\n</Example>', { Example })).toContain(
      '"type":"the-example","props":{"title":"A"',
    );
  });

  it('is compiled as astro.config.mjs says', async () => {
    const marks = defineHastPlugin({
      name: 'marks',
      element: { filter: ['p'], visit: (node, context) => context.setProperty(node, 'id', 'mark') },
    });
    buildRegistry().markdown = { features: { smartPunctuation: true }, hastPlugins: [marks] };
    expect(await shapeOf('Le "prix".')).toContain('{"id":"mark","children":"Le “prix”."}');
  });

  it('names the file that is no valid MDX', async () => {
    await expect(entryBody({ body: 'Un <Example> ouvert.', filePath })).rejects.toThrow(
      /^content\/dictionary\/fr\/marge\.mdx is no valid MDX, after its front matter: ./,
    );
  });
});
