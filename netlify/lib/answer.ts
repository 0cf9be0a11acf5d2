const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A JSON answer that nobody may store. */
export function answer(status: number, body: unknown, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** What a function throws to refuse: the HTTP status and a code of its contract. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: Code;

  constructor(status: number, code: Code, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
