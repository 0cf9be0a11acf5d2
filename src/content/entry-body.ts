/**
 * The text of an entry as a component, compiled when its page is rendered: bundled by Vite, a text costs thirty times
 * as much, and there may be thousands. It can use the components that its page passes to it, and import nothing.
 */
import { pathToFileURL } from 'node:url';
import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import type { CollectionEntry, CollectionKey } from 'astro:content';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { evaluate, type EvaluateOptions, type Features } from 'satteri';
import { buildRegistry } from './build-registry.ts';

export interface EntryBody {
  readonly Content: AstroComponentFactory;
  /** In document order, with the `id` of each as `slug`. */
  readonly headings: readonly MarkdownHeading[];
}

/** Throws, with the name of the file, if a text is not valid MDX. */
export async function entryBody({
  body = '',
  filePath = '',
}: Pick<CollectionEntry<CollectionKey>, 'body' | 'filePath'>): Promise<EntryBody> {
  const { Content, headings } = await compiled(body, filePath).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${filePath} is no valid MDX, after its front matter: ${reason}`, { cause });
  });
  // Marked as Astro marks MDX modules: otherwise it asks each framework, React first, whether it can render it.
  Object.assign(Content, { [Symbol.for('astro:renderer')]: 'astro:jsx' });
  return { Content, headings };
}

async function compiled(body: string, filePath: string): Promise<EntryBody> {
  const { features = {}, mdastPlugins = [], hastPlugins = [] } = buildRegistry().markdown;
  /** The plugin for the ids of headings adds them here. */
  const astro = { frontmatter: {}, headings: [], ...noImages };
  const module = await evaluate(body, {
    ...({ Fragment, jsx, jsxs } as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    elementAttributeNameCase: 'html',
    ...{ features: features as Features, fileURL: pathToFileURL(filePath), mdastPlugins },
    hastPlugins: [...hastPlugins, satteriHeadingIdsPlugin()],
    data: { astro },
  });
  const Text = module['default'] as (props: Props) => unknown;
  const Content = (props: Props = {}) =>
    Text({ ...props, components: { Fragment, ...props.components } });
  return { Content: Content as unknown as AstroComponentFactory, headings: astro.headings };
}

interface Props {
  readonly components?: Readonly<Record<string, unknown>>;
}

const noImages = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
