import type { Lang } from '../../../src/i18n/locales.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import { languageOf } from './layout.ts';

const bodyLimit = 16 * 1024;

/** What the hosted pages work with. */
export interface Site {
  readonly app: App;
  readonly account: Account;
  /** Brings expiries and renewals up to date before something is shown. */
  readonly catchUp: () => void;
  /** Sends the events just recorded. */
  readonly wake: () => void;
}

/** A request of a page, with what the page is about. */
export interface Visit<T> {
  readonly subject: T;
  readonly lang: Lang;
  readonly url: URL;
  /** The form posted; empty for a request that only reads. */
  readonly form: URLSearchParams;
}

/** Registers a page: `route('GET', '/i/:id', answer)`. */
export type Route<T> = (
  method: 'GET' | 'POST',
  path: string,
  answer: (visit: Visit<T>) => Response,
) => void;

/**
 * Makes the function that registers pages about one kind of thing. Forms of other sites and long
 * ones are refused.
 * @param find gives what a page is about by the id in its address, or the page shown in its place;
 *   it is called after the body has arrived, as another request may have come first.
 * @param localeOf the language that a thing asks for.
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

/** Whether a form was posted by another site; hosted pages take their own forms only. */
export function isForeign(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  return from === 'cross-site' || from === 'same-site';
}
