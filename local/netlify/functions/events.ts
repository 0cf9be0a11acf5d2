import type { LambdaEvent, Prelude } from './lambda.ts';

/** Headers added by the platform and removed from the visitor's response. */
const internal = /^(x-nf-|netlify-cdn-cache-control$|cdn-cache-control$|netlify-vary$)/;

/** Converts a visitor's request to the platform's event; `extra` headers are added. */
export async function toEvent(
  request: Request,
  ip: string,
  extra: Record<string, string> = {},
): Promise<LambdaEvent> {
  const url = new URL(request.url);
  const headers: Record<string, string> = {
    ...Object.fromEntries([...request.headers].filter(([name]) => !name.startsWith('x-nf-'))),
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

const noBody = new Set([101, 204, 205, 304]);

/** Converts a function's result to the visitor's response. */
export function toResponse(prelude: Prelude, body: ReadableStream<Uint8Array>): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(prelude.headers ?? {})) headers.set(name, value);
  for (const [name, values] of Object.entries(prelude.multiValueHeaders ?? {})) {
    headers.delete(name);
    for (const value of values) headers.append(name, value);
  }
  for (const name of [...headers.keys()]) if (internal.test(name)) headers.delete(name);
  const status = prelude.statusCode;
  return new Response(noBody.has(status) ? null : body, { status, headers });
}
