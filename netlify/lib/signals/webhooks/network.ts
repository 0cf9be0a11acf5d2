/** Network access of webhook requests, DNS and connections; tests replace it. */
import { Resolver } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { inProduction, optionalSetting, SettingError } from '../../platform/env.ts';

export interface Network {
  /** All addresses of a name, of both families; none when it is unknown. Rejects when the DNS does not answer. */
  resolve(host: string): Promise<readonly string[]>;
  /** Opens a connection and writes the head of the request. */
  request(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest;
}

/**
 * The real network. With `SIGNAL_WEBHOOKS_ORIGIN`, for tests: every name resolves to a public address and every
 * request goes to that origin.
 */
export function realNetwork(): Network {
  const origin = optionalSetting('SIGNAL_WEBHOOKS_ORIGIN');
  if (origin === undefined) return { resolve, request };
  if (inProduction()) {
    throw new SettingError('SIGNAL_WEBHOOKS_ORIGIN is for tests and is rejected in production.');
  }
  return redirectedTo(origin);
}

/** A network in which every name leads to a receiver of this machine, over plain HTTP. */
export function redirectedTo(origin: string): Network {
  const { hostname, port } = new URL(origin);
  return {
    resolve: () => Promise.resolve(['93.184.215.14']),
    request: ({ method, path, headers, signal, maxHeaderSize }, onResponse) =>
      plainRequest({ hostname, port, method, path, headers, signal, maxHeaderSize }, onResponse),
  };
}

/** Error codes of a name without addresses of one family, or of an unknown name. */
const unknown: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME']);

/** Queries the DNS directly, without the hosts file and the few threads of the system resolver. */
async function resolve(host: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const none = (error: unknown): string[] => {
    if (unknown.has((error as { code?: unknown }).code)) return [];
    throw error;
  };
  const both = [resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)];
  return (await Promise.all(both)).flat();
}
