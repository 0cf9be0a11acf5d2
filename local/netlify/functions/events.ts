import type { LambdaEvent, Prelude } from './lambda.ts';

/** Headers that the platform adds for itself and takes away before the visitor sees them. */
const INTERNAL = /^(x-nf-|netlify-cdn-cache-control$|cdn-cache-control$|netlify-vary$)/;

/** A visitor's request as the platform hands it to a function; `extra` headers come on top. */
export async function toEvent(
  request: Request,
  ip: string,
  extra: Record<string, string> = {},
): Promise<LambdaEvent> {
  const url = new URL(request.url);
  const own = [...request.headers].filter(([name]) => !name.startsWith('x-nf-'));
  const headers: Record<string, string> = {
    ...Object.fromEntries(own),
    host: url.host,
    'x-forwarded-for': ip,
    'x-nf-client-connection-ip': ip,
    'x-nf-request-id': crypto.randomUUID(),
    'x-nf-site-id': 'local',
    ...extra,
  };
  const body = Buffer.from(await request.arrayBuffer());
  const query = [...url.searchParams];
  const listed = (pairs: [string, string][]) =>
    Object.fromEntries(
      pairs.map(([name]) => [name, pairs.filter(([n]) => n === name).map(([, v]) => v)]),
    );
  return {
    rawUrl: request.url,
    rawQuery: url.search.slice(1),
    path: url.pathname,
    httpMethod: request.method,
    headers,
    multiValueHeaders: listed(Object.entries(headers)),
    queryStringParameters: Object.fromEntries(query),
    multiValueQueryStringParameters: listed(query),
    body: body.length === 0 ? null : body.toString('base64'),
    isBase64Encoded: body.length > 0,
  };
}

const NO_BODY = new Set([101, 204, 205, 304]);

/** A function's answer as the visitor gets it. */
export function toResponse(prelude: Prelude, body: ReadableStream<Uint8Array>): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(prelude.headers ?? {})) headers.set(name, value);
  for (const [name, values] of Object.entries(prelude.multiValueHeaders ?? {})) {
    headers.delete(name);
    for (const value of values) headers.append(name, value);
  }
  for (const name of [...headers.keys()]) if (INTERNAL.test(name)) headers.delete(name);
  const status = prelude.statusCode;
  return new Response(NO_BODY.has(status) ? null : body, { status, headers });
}
