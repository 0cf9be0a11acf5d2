import type { Lang } from '../../../src/i18n/locales.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import { languageOf } from './layout.ts';

const bodyLimit = 16 * 1024;

/** Context of the hosted pages. */
export interface Site {
  readonly app: App;
  readonly account: Account;
  /** Processes due expiries and renewals before rendering. */
  readonly catchUp: () => void;
  /** Delivers the events just recorded. */
  readonly wake: () => void;
}

/** A page request with its subject. */
export interface Visit<T> {
  readonly subject: T;
  readonly lang: Lang;
  readonly url: URL;
  /** The posted form; empty for GET. */
  readonly form: URLSearchParams;
}

/** Registers a page: `route('GET', '/i/:id', handler)`. */
export type Route<T> = (
  method: 'GET' | 'POST',
  path: string,
  answer: (visit: Visit<T>) => Response,
) => void;

/**
 * Returns a function that registers pages about one kind of object. Rejects forms from other sites
 * and long ones.
 * @param find returns the object with the id in the URL, or a response to send instead; called after
 *   the body has arrived, because another request may have been handled meanwhile.
 * @param localeOf the locale requested by an object.
 */
export function routesOf<T>(
  { app, account, catchUp, wake }: Site,
  find: (id: string, request: Request) => T | Response,
  localeOf: (subject: T) => string | null,
): Route<T> {
  return (method, path, answer) =>
    app.on(method, path, async ({ req }) => {
      const isPost = method === 'POST';
      if (isPost && isForeign(req.raw)) return new Response(null, { status: 403 });
      const body = isPost ? await req.text() : '';
      if (body.length > bodyLimit) return new Response(null, { status: 413 });
      catchUp();
      const subject = find(req.param()['id'] ?? '', req.raw);
      if (subject instanceof Response) return subject;
      const lang = languageOf(localeOf(subject), req.raw);
      const form = new URLSearchParams(body);
      const visit = { subject, lang, url: new URL(req.url), form };
      const response = account.store.transaction(() => answer(visit));
      if (isPost) wake();
      return response;
    });
}

/** Whether a form was posted from another site; hosted pages accept same-origin forms only. */
export function isForeign(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  return from === 'cross-site' || from === 'same-site';
}
