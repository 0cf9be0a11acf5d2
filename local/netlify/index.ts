import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirect } from '../../src/domain/site/redirects.ts';
import type { Functions } from './functions.ts';
import { lostAddress, readAddress } from './address.ts';
import { type Listener, listen } from './listen.ts';
import { readBody, sendResponse, toRequest } from './messages.ts';
import { proxy, proxyUpgrade } from './proxy.ts';
import { redirectsOf } from './rules.ts';
import { type CallFunction, type Site, createSite, redirect, toRuleRequest } from './site.ts';

/** Handles requests below a path. Undefined: not handled, try the next. */
type Handler = (request: Request, caller: string | undefined) => Promise<Response | undefined>;

export interface NetlifyServices {
  /** The pages: a built site's directory, or a dev server. */
  readonly pages: { directory: string } | DevServer;
  readonly functions: Pick<Functions, 'has' | 'call'>;
  /** Handles /auth/v1 and /rest/v1. */
  readonly supabase: Handler;
  /** Origin of the stand-in for /api/v1.0/email/send. */
  readonly emailjs: () => string;
  /** Handles /local. */
  readonly dashboard: Handler;
}

/** A server that renders pages. */
export interface DevServer {
  readonly origin: string;
  /** Redirect rules. */
  readonly redirects: readonly Redirect[];
  /** Changes an HTML page before it is sent. */
  readonly finishPage?: (path: string, page: string) => string;
}

export interface Netlify extends Listener {
  /** Starts responding: requests wait until then. `origin` is the site's public origin. */
  serve(services: NetlifyServices): void;
}

/**
 * Starts the site's single origin: the platform's CDN, functions, redirects and headers, with Supabase and
 * EmailJS on the same origin. Listens immediately, so that its port is known, and responds from {@link
 * Netlify.serve} on. Throws when the port is taken.
 */
export async function startNetlify(port: number): Promise<Netlify> {
  let open: (answer: Answer) => void = () => undefined;
  const opened = new Promise<Answer>((resolve) => (open = resolve));
  let upgradeTo: string | undefined;

  const listener = await listen(
    port,
    async (req, res) => (await opened)(req, res),
    (req, socket, head) => {
      if (upgradeTo === undefined) socket.destroy();
      else proxyUpgrade(req, socket, head, upgradeTo);
    },
  );
  const origin = `http://localhost:${listener.port}`;
  return {
    ...listener,
    origin,
    serve(services) {
      if ('origin' in services.pages) upgradeTo = services.pages.origin;
      open(createAnswer(services, origin));
    },
  };
}

type Answer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

function createAnswer(services: NetlifyServices, origin: string): Answer {
  const { pages, functions } = services;
  const site =
    'directory' in pages
      ? createSite(pages.directory, callFunction)
      : createServerSite(pages, callFunction);

  async function callFunction(
    path: string,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<boolean> {
    const [pathname = ''] = path.split('?');
    const name = /^\/\.netlify\/functions\/([\w-]+)\/?$/.exec(pathname)?.[1];
    if (name === undefined || !functions.has(name)) return false;
    const body = await readBody(req);
    if (body === undefined) {
      refuse(res, 413, 'Payload Too Large');
      return true;
    }
    const request = new Request(origin + path, toRequest(req, origin, body));
    await sendResponse(
      res,
      await functions.call(name, request, req.socket.remoteAddress ?? '127.0.0.1'),
    );
    return true;
  }

  async function answerWith(
    handler: Handler,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const body = await readBody(req);
    const response =
      body && (await handler(toRequest(req, origin, body), req.socket.remoteAddress));
    if (response) await sendResponse(res, response);
    else if (body) refuse(res, 404, 'Not Found');
    else refuse(res, 413, 'Payload Too Large');
  }

  return async (req, res) => {
    const address = readAddress(req.url ?? '') ?? lostAddress(req.url ?? '');
    if (address === undefined) {
      refuse(res, 400, 'Bad Request');
      return;
    }
    if (req.method === 'TRACE') {
      refuse(res, 405, 'Method Not Allowed');
      return;
    }
    const [first, second] = address.segments;

    if (first === 'local') {
      if (isLoopback(req.headers.host)) return answerWith(services.dashboard, req, res);
      refuse(res, 403, 'Forbidden');
      return;
    }
    if ((first === 'auth' || first === 'rest') && second === 'v1') {
      return answerWith(services.supabase, req, res);
    }
    if (address.pathname === '/api/v1.0/email/send') return proxy(req, res, services.emailjs());
    if (first === '.netlify') {
      if (await callFunction(address.pathname + address.search, req, res)) return;
      refuse(res, 404, 'Not Found');
      return;
    }
    return site(req, res, address);
  };
}

/** Serves pages from a dev server: its redirects first, then the proxy. */
function createServerSite(pages: DevServer, callFunction: CallFunction): Site {
  const rules = redirectsOf('', pages.redirects);
  return async (req, res, address) => {
    const rule = await rules.match(toRuleRequest(req, address));
    if (rule && (await callFunction(rule.target.pathname, req, res))) return;
    if (rule?.redirect !== true) {
      const { origin, finishPage } = pages;
      return proxy(req, res, origin, finishPage && ((page) => finishPage(address.pathname, page)));
    }
    redirect(res, rule.statusCode, rule.target.pathname + rule.target.search);
  };
}

/** Restricts the tools to this machine: guards against DNS rebinding from other sites. */
function isLoopback(host: string | undefined): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host ?? '');
}

function refuse(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
