/** Components for the company's MDX texts, in addition to the general ones. */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { mdxComponents } from '../content/mdx.ts';

const pieces: Record<string, { default: AstroComponentFactory }> = import.meta.glob(
  ['./*.astro', '!./{CompanyHead,Contents,FaqGroups,Inline,Questions}.astro'],
  { eager: true },
);

const byName = Object.fromEntries(
  Object.entries(pieces).map(([path, piece]) => [
    path.replace(/^.*\/|\.astro$/g, ''),
    piece.default,
  ]),
);

export const companyComponents = { ...mdxComponents, ...byName, a: byName['PageLink'] };
