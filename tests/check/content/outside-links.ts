/** External links of content: their places, and whether they still work. */
import { retryAfterSeconds } from '../../../src/domain/shared/retry-after.ts';
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
  /** Called with each result. */
  readonly onResult?: (result: LinkResult) => void;
}

/** Without any response to this many addresses, it is the network that is missing. */
const enoughWithoutResponse = 20;

/** Longest wait that a server may ask for, in milliseconds. */
const longestWait = 60_000;

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

/**
 * Requests every address, a few at once, with HEAD and then GET. Throws when none of the first ones responds at all:
 * there is no network.
 */
export async function askLinks(
  links: readonly OutsideLink[],
  { timeout = 15_000, retries = 2, pause = 2_000, atOnce = 4, onResult }: LinkOptions = {},
): Promise<LinkResult[]> {
  const results: LinkResult[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < links.length; at = next++) {
      const link = links[at];
      if (!link) return;
      let answer = await ask(link.url, timeout);
      for (let tried = 0; !isAlive(answer.status) && tried < retries; tried += 1) {
        const asked = Math.min(answer.retryAfter * 1000, longestWait);
        const wait = Math.max(pause * 2 ** tried, asked);
        await new Promise((resolve) => setTimeout(resolve, wait));
        answer = await ask(link.url, timeout);
      }
      const { status } = answer;
      const result = { ...link, status, ok: isAlive(status) };
      results[at] = result;
      onResult?.(result);
      const known = results.filter(Boolean);
      if (known.length < enoughWithoutResponse || known.some(hasResponse)) continue;
      next = links.length;
      throw new Error(`None of ${known.length} links responds at all. Is there a network?`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

const hasResponse = ({ status }: LinkResult): boolean => typeof status === 'number';

interface Answer {
  readonly status: LinkResult['status'];
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number;
}

/** Many servers refuse HEAD, so only a failed GET counts against a link. */
async function ask(url: string, timeout: number): Promise<Answer> {
  const head = await request(url, 'HEAD', timeout);
  return isAlive(head.status) ? head : request(url, 'GET', timeout);
}

async function request(url: string, method: string, timeout: number): Promise<Answer> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    const wait = retryAfterSeconds(response.headers.get('Retry-After'), Date.now());
    return { status: response.status, retryAfter: wait ?? 0 };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    const status = name === 'TimeoutError' ? `no answer in ${timeout / 1000} s` : reason;
    return { status, retryAfter: 0 };
  }
}

function isAlive(status: LinkResult['status']): boolean {
  return typeof status === 'number' && status >= 200 && status < 400;
}
