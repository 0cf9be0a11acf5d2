const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A JSON answer that nobody may store. */
export function answer(
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** What a function throws to refuse: the HTTP status, a code of its contract, headers to add. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: Code;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: Code,
    message: string,
    more: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = more;
  }
}
