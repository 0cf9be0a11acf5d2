/** Dictionary entries, read from their own pages: no extra file, and the page is cached for a click. */
import { loadOnce } from '../domain/shared/load-once.ts';

/** An entry as its preview shows it. */
export interface TermEntry {
  /** Language of the entry, which may not be that of the page. */
  readonly lang: string;
  readonly term: string;
  readonly definition: string;
  /** The term in the other language, with its `lang`, and the line of other names: elements to copy. */
  readonly twin: HTMLElement | null;
  readonly names: HTMLElement | null;
  /** Address of its drawing. */
  readonly picture: string | undefined;
}

const patience = 5_000;

/**
 * Reads the entry of a term once.
 * @param address Address of the term's page.
 * @returns The entry. Rejects if the page cannot be fetched or is not an entry; the next call retries.
 */
export const loadTermEntry = loadOnce(async (address: string): Promise<TermEntry> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = (selector: string) => page.querySelector<HTMLElement>(`.entry ${selector}`);
  const term = part('h1')?.textContent;
  const definition = part('.entry-definition')?.textContent;
  if (!term || !definition) throw new Error(`${address} is not an entry.`);
  return {
    lang: page.querySelector('main')?.lang || page.documentElement.lang,
    term,
    definition,
    twin: part('.entry-twin'),
    names: part('.entry-names'),
    picture: part('img.drawn-head')?.getAttribute('src') ?? undefined,
  };
});
