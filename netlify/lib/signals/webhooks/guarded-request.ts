/**
 * Requests to user-supplied addresses, guarded against SSRF. The address is checked again each
 * time, all IP addresses of its host must be public, and the connection goes to one that was
 * checked. Redirects are not followed.
 */
import type { LookupFunction } from 'node:net';
import { isIPv4 } from 'node:net';
import type { WebhookRequest } from '../../../../src/domain/signals/webhooks/request.ts';
import { readAddress } from './address.ts';
import type { Network } from './network.ts';
import { isPublicIp } from './public-ip.ts';

/** Limits of one request: total time, DNS lookup included, and maximum size of headers and of body. */
export const requestLimits = { timeoutMs: 10_000, bytes: 16 * 1024 } as const;

export type NoAnswer =
  | 'bad_address'
  | 'address_unknown'
  | 'address_private'
  | 'timeout'
  | 'no_connection'
  | 'bad_answer';

/** `written` false: certainly nothing was sent; true: the receiver may have acted on the request. */
export type Answer =
  | { readonly type: 'answer'; readonly status: number; readonly body: string }
  | { readonly type: 'none'; readonly code: NoAnswer; readonly written: boolean };

export interface RequestChoices {
  readonly timeoutMs: number;
  /** True: reads the start of the answer's body; else its status alone. */
  readonly withBody?: boolean;
}

/** Sends a request; never rejects. */
export async function guardedRequest(
  network: Network,
  request: WebhookRequest,
  { timeoutMs, withBody = false }: RequestChoices,
): Promise<Answer> {
  const signal = AbortSignal.timeout(Math.min(timeoutMs, requestLimits.timeoutMs));
  const found = await findTarget(network, request.url, signal);
  return typeof found === 'string'
    ? { type: 'none', code: found, written: false }
    : exchange(network, request, found, signal, withBody);
}

export interface Target {
  readonly url: URL;
  /** The checked address that the connection goes to. */
  readonly ip: string;
}

/** Checks an address and all IP addresses of its host. */
export async function findTarget(
  network: Network,
  address: string,
  signal: AbortSignal = AbortSignal.timeout(requestLimits.timeoutMs),
): Promise<Target | Extract<NoAnswer, 'bad_address' | `address_${string}` | 'timeout'>> {
  const url = readAddress(address);
  if (!url) return 'bad_address';
  const ips = await Promise.race([
    network.resolve(url.hostname).catch(() => []),
    new Promise<'timeout'>((resolve) => {
      signal.addEventListener('abort', () => resolve('timeout'), { once: true });
    }),
  ]);
  if (ips === 'timeout') return ips;
  const ip = ips.find((one) => isIPv4(one)) ?? ips[0];
  if (ip === undefined) return 'address_unknown';
  return ips.every(isPublicIp) ? { url, ip } : 'address_private';
}

function exchange(
  network: Network,
  { method, headers, body }: WebhookRequest,
  { url, ip }: Target,
  signal: AbortSignal,
  withBody: boolean,
): Promise<Answer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let written = false;
    const none = (code: NoAnswer): void =>
      resolve({ type: 'none', code: signal.aborted ? 'timeout' : code, written });
    const sent = network.request(
      {
        ...{ protocol: 'https:', hostname: url.hostname, port: 443, servername: url.hostname },
        ...{ method, path: url.pathname + url.search, signal },
        headers: {
          'User-Agent': 'ExpertCryptoTrading-Webhooks/1',
          Accept: 'application/json, text/plain, */*',
          ...(method === 'POST' && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          }),
          ...headers,
          Host: url.hostname,
        },
        agent: false,
        lookup: only(ip),
        maxHeaderSize: requestLimits.bytes,
      },
      (response) => {
        const done = (): void => {
          resolve({
            type: 'answer',
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).subarray(0, requestLimits.bytes).toString(),
          });
          sent.destroy();
        };
        if (!withBody) return done();
        let size = 0;
        response.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size >= requestLimits.bytes) done();
        });
        response.on('end', done);
        response.on('error', () => none('bad_answer'));
      },
    );
    // Node buffers the request until the connection and its TLS handshake are complete.
    sent.on('socket', (socket) => {
      const ready = (): void => void (written = true);
      if (socket.connecting)
        socket.once('encrypted' in socket ? 'secureConnect' : 'connect', ready);
      else ready();
    });
    sent.on('error', (error) => none(codeOf(error)));
    // Settles in any case: a connection may close without a response or an error.
    sent.on('close', () => none('no_connection'));
    sent.end(body);
  });
}

/** Resolves every name to the checked address. */
function only(ip: string): LookupFunction {
  const family = isIPv4(ip) ? 4 : 6;
  return (_, options, callback) =>
    options.all === true ? callback(null, [{ address: ip, family }]) : callback(null, ip, family);
}

function codeOf(error: Error): NoAnswer {
  const { code = '' } = error as { code?: string };
  return code.startsWith('HPE_') ? 'bad_answer' : 'no_connection';
}
