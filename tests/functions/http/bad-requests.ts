/** Bad requests made from good ones: bodies, methods, headers and URLs changed at random. */
import { hostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import { siteOrigin } from '../fixtures/services.ts';

/** The parts of a request. */
interface Draft {
  method: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

export interface Sources {
  /** Bodies that the function accepts; for `GET`, its query. */
  readonly bodies: readonly object[];
  /** Default: POST. */
  readonly method?: 'GET' | 'POST';
  /** Tokens of real users; a request carries one of them, a broken one, or none. */
  readonly tokens: readonly string[];
  readonly random: () => number;
}

export function badRequest(
  name: string,
  { bodies, tokens, random, method: usual = 'POST' }: Sources,
): Request {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const draft: Draft = {
    method: usual,
    query: '',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pick(bodies)),
  };
  const authorizations = [
    ...tokens.map((token) => `Bearer ${token}`),
    ...tokens.map((token) => `Bearer ${token.slice(0, -4)}`),
    'Bearer',
    'Basic YTpi',
    `Bearer ${'a'.repeat(9_000)}`,
    'Bearer null',
    '',
  ];
  // Mostly a real user's token, to reach the code behind authentication.
  const authorization = random() < 0.7 ? `Bearer ${pick(tokens)}` : pick(authorizations);
  if (authorization) draft.headers.authorization = authorization;
  const bends = 1 + Math.floor(random() * 2);
  for (let bend = 0; bend < bends; bend += 1) pick(waysToBend)(draft, pick, random);
  const { method, headers, body } = draft;
  const query = usual === 'GET' ? queryOf(draft) : draft.query;
  return new Request(`${siteOrigin}/.netlify/functions/${name}${query}`, {
    method,
    headers,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}

/** The body as a query string. */
function queryOf({ body, query }: Draft): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    said = text;
  }
  const pairs =
    typeof said === 'object' && said !== null
      ? Object.entries(said).map(([name, value]) => [name, asText(value)])
      : [['', asText(said)]];
  const written = new URLSearchParams(pairs).toString();
  return query === '' ? `?${written}` : `${query}&${written}`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Pick = <Item>(items: readonly Item[]) => Item;
type Bend = (draft: Draft, pick: Pick, random: () => number) => void;

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { toString: 1 },
  'constructor',
  '__proto__',
  'sub_0',
  'cus_0',
  'seti_0_secret_0',
  'price_0',
  'https://evil.example/checkout/success',
  'javascript:alert(1)',
  'admin@example.test',
  '00000000-0000-0000-0000-000000000000',
  ...hostileTexts,
];

const inBody =
  (change: (body: Record<string, unknown>, pick: Pick, random: () => number) => unknown): Bend =>
  (draft, pick, random) => {
    if (typeof draft.body !== 'string') return;
    let body: unknown;
    try {
      body = JSON.parse(draft.body);
    } catch {
      return;
    }
    if (typeof body !== 'object' || body === null) return;
    draft.body = JSON.stringify(change(body as Record<string, unknown>, pick, random));
  };

const oneValue = inBody((body, pick) => ({ ...body, [pick(Object.keys(body))]: pick(values) }));

const waysToBend: readonly Bend[] = [
  oneValue,
  oneValue,
  oneValue,
  inBody((body, pick) => {
    const gone = pick(Object.keys(body));
    return Object.fromEntries(Object.entries(body).filter(([key]) => key !== gone));
  }),
  inBody((body, pick) => ({
    ...body,
    [pick(['user_id', 'admin', 'role', 'customer', 'amount', '', '__proto__'])]: pick(values),
  })),
  inBody((body) => [body]),
  inBody((_, pick) => pick(values)),
  inBody((body) => ({ ...body, more: 'x'.repeat(70 * 1024) })),
  (draft) => {
    draft.body = '{"__proto__":{"admin":true},"action":"export","action":"delete"}';
  },
  (draft) => {
    draft.body = '['.repeat(20_000);
  },
  (draft, _, random) => {
    const { body } = draft;
    if (typeof body === 'string') draft.body = body.slice(0, Math.floor(random() * body.length));
  },
  (draft, _, random) => {
    draft.body = Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256));
  },
  (draft) => {
    draft.body = new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]);
  },
  (draft, pick) => {
    draft.headers['content-type'] = pick([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'x',
    ]);
  },
  (draft, pick) => {
    draft.method = pick(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  },
  (draft, pick) => {
    draft.query = pick(['?success=true', '?__proto__[x]=1', '?a=%00%ff', `?${'q'.repeat(4_000)}`]);
  },
  (draft, pick) => {
    const name = pick([
      'stripe-signature',
      'x-forwarded-for',
      'x-nf-client-connection-ip',
      'origin',
      'accept-language',
      'cookie',
      'x-http-method-override',
      'content-encoding',
    ]);
    draft.headers[name] = pick([
      't=1,v1=00',
      `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      '127.0.0.1, 10.0.0.1',
      'null',
      "' or 1=1 --",
      'DELETE',
      'gzip',
      'x'.repeat(2_000),
    ]);
  },
];
