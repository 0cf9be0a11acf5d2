/**
 * The text of a term as a component, compiled when its page is rendered: bundled by Vite, as the other texts are, a
 * term would cost thirty times as much, and there may be thousands. It can use every component of `mdxComponents`, and
 * import nothing.
 */
import { pathToFileURL } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { CollectionEntry } from 'astro:content';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { evaluate, type EvaluateOptions, type Features } from 'satteri';
import { buildRegistry } from './build-registry.ts';

/** Throws, with the name of the file, if a text is not valid MDX. */
export async function termBody(
  entry: Pick<CollectionEntry<'dictionary'>, 'body' | 'filePath'>,
): Promise<AstroComponentFactory> {
  const { body = '', filePath = '' } = entry;
  const Content = await compiled(body, filePath).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${filePath} is no valid MDX, after its front matter: ${reason}`, { cause });
  });
  // Marked as Astro marks MDX modules: otherwise it asks each framework, React first, whether it can render it.
  return Object.assign(Content, { [Symbol.for('astro:renderer')]: 'astro:jsx' });
}

const runtime = { Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>;

async function compiled(body: string, filePath: string): Promise<AstroComponentFactory> {
  const { features = {}, mdastPlugins = [], hastPlugins = [] } = buildRegistry().markdown;
  const module = await evaluate(body, {
    ...{ ...runtime, elementAttributeNameCase: 'html' },
    ...{ features: features as Features, fileURL: pathToFileURL(filePath), mdastPlugins },
    hastPlugins: [...hastPlugins, satteriHeadingIdsPlugin()],
  });
  return module['default'] as AstroComponentFactory;
}
