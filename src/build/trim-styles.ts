/**
 * Trims each page's inline styles to the rules its route, or an island, can use. All pages of a
 * route share the same styles, so that the CSP has one hash per route instead of one per page.
 */
import { transform } from 'lightningcss';
import type { Edit } from '../content/html.ts';
import { classNamesOfScript } from './class-names.ts';
import type { ElementPlace, Page } from './page.ts';

const closing = '</style>';

/** Positions of a page's styles and of the end of its head. */
export interface StylePlaces {
  readonly styles: readonly ElementPlace[];
  readonly headEnd: number;
}

/** The styles of one route: reads all of its pages, then trims them. */
export class RouteStyles {
  readonly #used: Set<string>;
  readonly #trimmed = new Map<string, string>();

  /** @param later Class names that scripts may add in the browser. */
  constructor(later: ReadonlySet<string>) {
    this.#used = new Set(later);
  }

  /** Collects the classes of a page; returns the data `edits` needs once all pages are read. */
  read({ classes, scripts, styles, headEnd }: Page): StylePlaces {
    for (const name of classes) this.#used.add(name);
    for (const { code, needsPolicy } of scripts) {
      if (needsPolicy) for (const name of classNamesOfScript(code)) this.#used.add(name);
    }
    const places = styles.map(({ start, end, contentStart }) => ({ start, end, contentStart }));
    return { styles: places, headEnd };
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
  const read = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  const variables = [...css.matchAll(/--tw-[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !read.has(name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set([...classes, ...variables])],
  });
  return Buffer.from(code).toString('utf8');
}
