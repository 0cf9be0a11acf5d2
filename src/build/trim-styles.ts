/**
 * Trims each page's inline styles to the rules its route, or an island, can use. All pages of a
 * route share the same styles, so that the CSP has one hash per route instead of one per page.
 */
import { transform } from 'lightningcss';
import type { Edit } from '../content/html.ts';
import { classNamesOfScript } from './class-names.ts';
import type { PageFacts } from './kept-pages.ts';
import type { ElementPlace } from './page.ts';

const closing = '</style>';

/** Positions of a page's styles and of the end of its head. */
export interface StylePlaces {
  readonly styles: readonly ElementPlace[];
  readonly headEnd: number;
}

/** The styles of one route: reads all of its pages, then trims them. */
export class RouteStyles {
  readonly #used = new Set<string>();
  /** Already in `#used`: most pages share these. */
  readonly #read = new Set<Iterable<string>>();
  readonly #trimmed = new Map<string, string>();

  /**
   * Collects the classes of a page; returns the data `edits` needs once all pages are read.
   * @param later Class names that may be added in the browser.
   */
  read(
    {
      classes,
      scripts,
      styles,
      headEnd,
    }: Pick<PageFacts, 'scripts' | 'styles' | 'headEnd'> & {
      readonly classes: Iterable<string>;
    },
    later: Iterable<string>,
  ): StylePlaces {
    for (const name of classes) this.#used.add(name);
    this.addNames(later);
    for (const { code, needsPolicy } of scripts) {
      if (needsPolicy) this.addNames(classNamesOfScript(code));
    }
    return { styles, headEnd };
  }

  /** Adds class names that may be added in the browser, once for the same object. */
  addNames(names: Iterable<string>): void {
    if (this.#read.has(names)) return;
    for (const name of names) this.#used.add(name);
    this.#read.add(names);
  }

  /**
   * The edits that trim the styles of a page. All styles move to its head: Astro writes those
   * of islands before the first of them.
   */
  edits(html: string, { styles, headEnd }: StylePlaces): Edit[] {
    const trimmed = styles.map((place) => ({ ...place, text: this.#trimmedElement(html, place) }));
    const inHead = trimmed.filter(({ start }) => start < headEnd);
    const below = trimmed.filter(({ start }) => start >= headEnd);
    return [
      ...inHead,
      { start: headEnd, end: headEnd, text: below.map(({ text }) => text).join('') },
      ...below.map((place) => ({ ...place, text: '' })),
    ];
  }

  /** The style sheets that `edits` has inserted. */
  sheets(): string[] {
    return [...new Set(this.#trimmed.values())].filter(Boolean);
  }

  #trimmedElement(html: string, { start, end, contentStart }: ElementPlace): string {
    const css = html.slice(contentStart, end - closing.length);
    const rest = this.#trimmed.get(css) ?? trim(css, this.#used);
    this.#trimmed.set(css, rest);
    return rest && html.slice(start, contentStart) + rest + closing;
  }
}

/**
 * Removes rules that only unknown classes could match, and unused variables of Tailwind.
 * @param css Any style sheet.
 * @param used Class names that may occur.
 */
export function trim(css: string, used: ReadonlySet<string>): string {
  const classes = [...css.matchAll(/\.((?:[\w-]|\\.)+)/g)]
    .map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
    .filter((name) => /^-?[a-z]/i.test(name) && !used.has(name));
  const rules = inlineInitialValues(without(css, classes));
  const [, theme = ''] = /@layer theme\{:root,:host\{([^}]*)/.exec(rules) ?? [];
  const read = new Set([...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const variables = [...rules.matchAll(/--tw-[\w-]+/g), ...theme.matchAll(/--[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !read.has(name));
  return without(rules, variables).replace(tokenFallback, '');
}

/** Tailwind's fallback for registered properties, once it repeats tokens only: `:root` sets those anyway. */
const tokenFallback = /@layer properties(?:;|\{@supports[^{]*\{:root,:host\{[^}]*\}\}\})/g;

/** The style sheet without what only these classes or variables use. */
function without(css: string, unused: readonly string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set(unused)],
  });
  return Buffer.from(code).toString('utf8');
}

/** Replaces a variable of Tailwind that no remaining rule sets by its registered initial value. */
function inlineInitialValues(css: string): string {
  const reset = /@layer properties\{@supports.*?\}\}\}/s;
  const set = new Set(
    [...css.replace(reset, '').matchAll(/[{;](--tw-[\w-]+):/g)].map(([, name]) => name),
  );
  const registered = /@property (--tw-[\w-]+)\{[^}]*initial-value:([^;}]+)/g;
  return [...css.matchAll(registered)].reduce(
    (rest, [, name = '', value = '']) =>
      set.has(name) ? rest : rest.replaceAll(`var(${name})`, value),
    css,
  );
}
