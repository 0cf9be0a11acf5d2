/** What MDX texts may use without importing it: asides, tables and every figure. */
import Example from '../components/content/Example.astro';
import Note from '../components/content/Note.astro';
import Table from '../components/content/Table.astro';
import Warning from '../components/content/Warning.astro';

type Component = typeof Note;

const figures = import.meta.glob<{ default: Component }>('../components/figures/*.astro', {
  eager: true,
});

export const mdxComponents = {
  Note,
  Example,
  Warning,
  table: Table,
  ...Object.fromEntries(
    Object.entries(figures).map(([path, figure]) => [
      path.replace(/^.*\/|\.astro$/g, ''),
      figure.default,
    ]),
  ),
};
