import type { Limits } from './limits.ts';
import type { Mails } from './mails.ts';
import type { Query } from './query.ts';

/** Shared context of the Auth handlers. */
export interface Auth {
  /** The site's public origin. */
  readonly siteOrigin: string;
  readonly jwtSecret: string;
  readonly secretKey: string;
  /** Runs SQL as the database's owner. */
  readonly query: Query;
  /** Sends a request to @supabase/lite. */
  readonly lite: (request: Request) => Promise<Response>;
  readonly limits: Limits;
  readonly mails: Mails;
  /** Minimum duration, in ms, of responses that must not reveal whether an address is known. */
  readonly evenTime: number;
}

/** A request to Auth, with its body. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  /** IP address of the client, from the socket. */
  readonly caller: string;
  readonly text: string;
  /** The body when it is a JSON object, else empty. */
  readonly body: Record<string, unknown>;
  /** The ids in the path. */
  readonly ids: readonly string[];
}

export type Handler = (auth: Auth, call: Call) => Promise<Response>;

/** Forwards a call to @supabase/lite, with optional changes. */
export function pass(
  auth: Auth,
  call: Call,
  change: { method?: string; path?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { method = call.request.method, path = call.url.href, body = call.text } = change;
  const headers = new Headers(call.request.headers);
  headers.delete('content-length');
  for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value);
  const bare = method === 'GET' || method === 'HEAD' || body === '';
  const request = { method, headers, body: bare ? null : body };
  return auth.lite(new Request(new URL(path, call.url), request));
}

/** Resolves once the work is done and `auth.evenTime` has passed, so that the duration reveals nothing. */
export async function evenly<T>(auth: Auth, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, auth.evenTime))]);
  return work;
}
