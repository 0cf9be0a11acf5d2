import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import type { Redirect } from '../../src/domain/site/redirects.ts';

export interface Rules {
  /** The headers of a path in `_headers`; a later rule overrides an earlier one. */
  headersOf(pathname: string): Promise<Record<string, string>>;
  /** The first matching rule of `_redirects`. */
  redirectOf(request: Request): ReturnType<RedirectsHandler['match']>;
}

/** The rules of a built site, parsed by the platform's own parsers, and again when the files change. */
export function createRules(directory: string): Rules {
  const headers = fresh(join(directory, '_headers'), async (file) => {
    const { headers: parsed, errors } = await parseAllHeaders({
      headersFiles: [file],
      minimal: false,
      configHeaders: [],
      netlifyConfigPath: undefined,
    });
    for (const error of errors) console.error(`_headers: ${error.message}`);
    return parsed as Header[];
  });
  const redirects = fresh(join(directory, '_redirects'), async () => redirectsOf(directory));

  return {
    async headersOf(pathname) {
      const rules = (await headers()).filter(({ forRegExp }) => forRegExp.test(pathname));
      return Object.assign({}, ...rules.map(({ values }) => values)) as Record<string, string>;
    },
    async redirectOf(request) {
      return (await redirects()).match(request);
    },
  };
}

/** The rules of a directory's `_redirects`, after the given ones. */
export function redirectsOf(directory: string, given: readonly Redirect[] = []): RedirectsHandler {
  return new RedirectsHandler({
    configRedirects: given.map(({ cookie, ...rule }) => ({
      ...rule,
      ...(cookie && { conditions: { Cookie: [cookie] } }),
    })),
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: directory,
    publicDir: directory,
  });
}

/** Caches a value derived from a file until its modification time changes (checked once a second). */
function fresh<T>(file: string, make: (file: string) => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  let stamp = -1;
  let looked = 0;
  return async () => {
    if (value === undefined || Date.now() - looked > 1_000) {
      looked = Date.now();
      const now = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      if (value === undefined || now !== stamp) {
        stamp = now;
        value = make(file);
      }
    }
    return value;
  };
}
