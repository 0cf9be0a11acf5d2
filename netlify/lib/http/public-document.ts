/** A JSON document that anybody may read, from any site; kept by caches for a minute. */
import { withErrorHandling } from './endpoint.ts';

/** Builds a GET handler of such a document. `read` may throw `HttpError`. */
export function definePublicDocument(
  name: string,
  read: () => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return withErrorHandling(
    name,
    (code, message) => ({ error: { code, message } }),
    'unavailable',
    async () => new Response(JSON.stringify(await read()), { headers }),
    'GET',
  );
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  'Netlify-CDN-Cache-Control': 'public, max-age=60',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
} as const;
