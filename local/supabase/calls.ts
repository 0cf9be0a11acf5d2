import type { Limits } from './limits.ts';
import type { Mails } from './mails.ts';
import type { Query } from './query.ts';

/** What the handlers of Auth share. */
export interface Auth {
  /** The site's origin, as people and mails know it. */
  readonly siteOrigin: string;
  readonly jwtSecret: string;
  readonly secretKey: string;
  /** Runs SQL as the database's owner. */
  readonly query: Query;
  /** Asks @supabase/lite. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly limits: Limits;
  readonly mails: Mails;
  /** How long an answer takes that must not tell a known address from an unknown one, in ms. */
  readonly evenTime: number;
}

/** A request to Auth, its body read. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** Where the request came from: the address of the socket. */
  readonly caller: string;
  readonly text: string;
  /** The body when it is a JSON object, else empty. */
  readonly body: Record<string, unknown>;
  /** The parts of the path that the route names. */
  readonly ids: readonly string[];
}

export type Handler = (auth: Auth, call: Call) => Promise<Response>;

/** Passes a call on to @supabase/lite, or another one with the same headers. */
export function pass(
  auth: Auth,
  call: Call,
  change: { method?: string; path?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const method = change.method ?? call.request.method;
  const headers = new Headers(call.request.headers);
  headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value);
  const url = new URL(change.path ?? call.url.href, call.url);
  const body = change.body ?? call.text;
  const bare = method === 'GET' || method === 'HEAD' || body === '';
  return auth.lite(new Request(url, { method, headers, ...(bare ? {} : { body }) }));
}

/** Answers when the work is done and `auth.evenTime` has gone by: the time tells nothing. */
export async function evenly<T>(auth: Auth, work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, auth.evenTime)),
  ]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
