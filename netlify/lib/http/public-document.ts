/** A public JSON document, readable from any origin and cached for a minute. */
import { errorBody, withErrorHandling } from './endpoint.ts';

/** Builds a GET handler of such a document. `read` may throw `HttpError`. */
export function definePublicDocument(
  name: string,
  read: (request: Request) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  return withErrorHandling(
    name,
    errorBody,
    'unavailable',
    async (request) => new Response(JSON.stringify(await read(request)), { headers }),
    'GET',
  );
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  'Netlify-CDN-Cache-Control': 'public, max-age=60',
  'Netlify-Vary': 'query',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
} as const;
