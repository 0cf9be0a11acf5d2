import type { jsx } from 'astro/jsx-runtime';
import { defineHastPlugin } from 'satteri';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRegistry } from '../../../src/content/build-registry.ts';
import { termBody } from '../../../src/content/term-body.ts';

const filePath = 'content/dictionary/fr/marge.mdx';

/** The tree that Astro renders for a text: element or component, properties, children. */
const shapeOf = async (body: string, components = {}) => {
  const Content = await termBody({ body, filePath });
  return JSON.stringify((Content as unknown as typeof jsx)({ components }, {}));
};

beforeEach(() => {
  buildRegistry().markdown = { features: { smartPunctuation: false } };
});

describe('the text of a term', () => {
  it('keeps typed quotes, and knows tables and headings', async () => {
    const text = await shapeOf('Le "prix".\n\n## Un calcul\n\n| a |\n| - |\n| 1 |');
    expect(text).toContain('Le \\"prix\\".');
    expect(text).toContain('"id":"un-calcul"');
    expect(text).toContain('"type":"table"');
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
    await expect(termBody({ body: 'Un <Example> ouvert.', filePath })).rejects.toThrow(
      /^content\/dictionary\/fr\/marge\.mdx is no valid MDX, after its front matter: ./,
    );
  });
});
