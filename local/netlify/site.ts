import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLang, isLang } from '../../src/i18n/locales.ts';
import { type Address } from './address.ts';
import {
  type Encoding,
  type FileStore,
  type StaticFile,
  createFileStore,
  isCompressible,
} from './files.ts';
import { type Rules, createRules } from './rules.ts';

/** The parts that serve a visitor's request. */
export type Site = (req: IncomingMessage, res: ServerResponse, address: Address) => Promise<void>;

/** Calls a function for a rewrite. Returns false when it does not exist. */
export type CallFunction = (
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<boolean>;

const defaultCache = 'public,max-age=0,must-revalidate';

/**
 * Serves a built site like the platform's CDN: a file with its headers, else the first rule of `_redirects`
 * (no rule of ours is forced), else the 404 page in the path's language.
 */
export function createSite(directory: string, callFunction: CallFunction): Site {
  const files = createFileStore(directory);
  const rules = createRules(directory);

  return async (req, res, address) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' });
      res.end('Method Not Allowed');
      return;
    }
    const file = await files.find(address);
    if (file) {
      const canonical = file.path.endsWith('/index.html')
        ? undefined
        : file.path.replace(/\.html$/, '');
      if (address.trailingSlash && canonical !== undefined) {
        redirect(res, 301, encodeURI(canonical) + address.search);
        return;
      }
      return send(req, res, address, file, 200);
    }
    const rule = await rules.redirectOf(toRuleRequest(req, address));
    if (rule) {
      const target = rule.external ? rule.target.href : rule.target.pathname + rule.target.search;
      if (rule.redirect) {
        redirect(res, rule.statusCode, target + rule.target.hash);
        return;
      }
      if (rule.target.pathname.startsWith('/.netlify/functions/')) {
        if (await callFunction(target, req, res)) return;
      }
      const rewritten = await files.read(decodeURI(rule.target.pathname));
      if (rewritten) return send(req, res, address, rewritten, rule.statusCode);
    }
    const [first] = address.segments;
    const lang = isLang(first) ? first : defaultLang;
    const page = (await files.read(`/${lang}/404.html`)) ?? (await files.read('/404.html'));
    if (page) return send(req, res, address, page, 404);
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
  };

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    address: Address,
    file: StaticFile,
    status: number,
  ): Promise<void> {
    res.setHeader('cache-control', defaultCache);
    res.setHeader('content-type', file.contentType);
    await applyHeaders(res, rules, address.pathname);
    const encoding = isCompressible(file)
      ? chooseEncoding(req.headers['accept-encoding'])
      : 'identity';
    if (isCompressible(file)) res.setHeader('vary', 'Accept-Encoding');
    const etag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    if (status === 200) {
      res.setHeader('etag', etag);
      if (isKnown(req.headers['if-none-match'], etag)) {
        res.writeHead(304).end();
        return;
      }
    }
    await sendBody(req, res, files, file, encoding, status);
  }
}

async function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  files: FileStore,
  file: StaticFile,
  encoding: Encoding,
  status: number,
): Promise<void> {
  const body = await files.encode(file, encoding);
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.setHeader('content-length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}

async function applyHeaders(res: ServerResponse, rules: Rules, pathname: string): Promise<void> {
  for (const [name, value] of Object.entries(await rules.headersOf(pathname))) {
    res.setHeader(name, value);
  }
}

/** Ends a response with a redirect to `location`. */
export function redirect(res: ServerResponse, status: number, location: string): void {
  const headers = { location, 'content-type': 'text/plain; charset=utf-8' };
  // Like the CDN, also for permanent redirects: the next visit may have another cookie.
  res.writeHead(status, { ...headers, 'cache-control': defaultCache });
  res.end(`Redirecting to ${location}`);
}

/** The best encoding accepted by the client (RFC 9110, 12.5.3); brotli before gzip when equal. */
function chooseEncoding(accept: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weight('br') >= weight('gzip') ? 'br' : 'gzip';
  return weight(best) > 0 ? best : 'identity';
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}

/** The request seen by redirect rules: its URL and the headers used in conditions. */
export function toRuleRequest(req: IncomingMessage, address: Address): Request {
  const headers = new Headers();
  for (const name of ['accept-language', 'cookie'] as const) {
    const value = req.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const path = address.segments.map(encodeURIComponent).join('/');
  const slash = address.trailingSlash ? '/' : '';
  return new Request(`http://localhost/${path}${slash}${address.search}`, { headers });
}
