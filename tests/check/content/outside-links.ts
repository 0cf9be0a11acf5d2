/** External links of content: their places, and whether they still work. */
import type { Entry } from './entry.ts';
import { parseBody } from './mdx.ts';
import { lineOfField } from './place.ts';

/** An address and every place that links to it, as `file:line`. */
export interface OutsideLink {
  readonly url: string;
  readonly places: readonly string[];
}

export interface LinkResult extends OutsideLink {
  /** The HTTP status, or why there is none. */
  readonly status: number | string;
  readonly ok: boolean;
}

export interface LinkOptions {
  /** Milliseconds for one request. */
  readonly timeout?: number;
  /** Retries of a link that fails. */
  readonly retries?: number;
  /** Milliseconds before the first retry; doubled each time. */
  readonly pause?: number;
  /** Number of concurrent requests. */
  readonly atOnce?: number;
}

/** Every external https address of these entries, once each. */
export function outsideLinks(entries: readonly Entry[]): OutsideLink[] {
  const places = new Map<string, string[]>();
  const add = (url: unknown, place: string): void => {
    if (typeof url !== 'string' || !url.startsWith('https://')) return;
    const address = url.replace(/#.*$/, '');
    places.set(address, [...(places.get(address) ?? []), place]);
  };
  for (const entry of entries) {
    const sources: unknown[] = Array.isArray(entry.data['sources']) ? entry.data['sources'] : [];
    sources.forEach((source, at) => {
      const line = lineOfField(entry.head, `sources.${at}.url`) ?? 1;
      add((source as { url?: unknown } | null)?.url, `${entry.file}:${line}`);
    });
    for (const { type, url, line } of parseBody(entry).nodes) {
      if (type === 'link' || type === 'definition') add(url, `${entry.file}:${line}`);
    }
  }
  return [...places].map(([url, at]) => ({ url, places: at }));
}

/** Requests every address, a few at once, with HEAD and then GET. */
export async function askLinks(
  links: readonly OutsideLink[],
  { timeout = 15_000, retries = 2, pause = 2_000, atOnce = 4 }: LinkOptions = {},
): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < links.length; at = next++) {
      const link = links[at];
      if (!link) return;
      let status = await ask(link.url, timeout);
      for (let tried = 0; !isAlive(status) && tried < retries; tried += 1) {
        await new Promise((resolve) => setTimeout(resolve, pause * 2 ** tried));
        status = await ask(link.url, timeout);
      }
      results[at] = { ...link, status, ok: isAlive(status) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Many servers refuse HEAD, so only a failed GET counts against a link. */
async function ask(url: string, timeout: number): Promise<number | string> {
  const head = await request(url, 'HEAD', timeout);
  return isAlive(head) ? head : request(url, 'GET', timeout);
}

async function request(url: string, method: string, timeout: number): Promise<number | string> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return `no answer in ${timeout / 1000} s`;
    return cause instanceof Error ? cause.message : message;
  }
}

function isAlive(status: number | string): boolean {
  return typeof status === 'number' && status >= 200 && status < 400;
}
