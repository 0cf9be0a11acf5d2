import { readFileSync } from 'node:fs';
import { mailFile } from './files.ts';
import { inboxJson, inboxPage, mailHtml, mailPage } from './inbox.ts';
import { commonHeaders } from './page.ts';
import { type Info, toolsPage } from './tools.ts';
import type { MailService } from '../mail/index.ts';

export type { Info, Role } from './tools.ts';

export interface DashboardOptions {
  readonly mail: Pick<MailService, 'inbox'>;
  /** URL of the local Stripe's dashboard. */
  readonly stripeUrl: () => string;
  readonly info: () => Info;
  /** Resets the local world; without it there is no reset button. */
  readonly reset?: () => Promise<void>;
  /** Origin of the market stand-in; without it its errors cannot be simulated from the page. */
  readonly marketUrl?: () => string;
}

/** Responds to the dashboard's paths; undefined for any other path. */
export type DashboardHandler = (request: Request) => Promise<Response | undefined>;

const script = readFileSync(new URL('./dashboard.js', import.meta.url), 'utf8');

/** Serves the tools of the local world, at `/local` and below. */
export function dashboardHandler(given: DashboardOptions): DashboardHandler {
  const options = { ...given, ...(given.reset && { reset: onceAtATime(given.reset) }) };
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/\/$/, '');
    if (path.startsWith('/local/stripe/')) return toStripe(request, url, options.stripeUrl());
    if (path === '/local/reset' || path === '/local/market') return act(path, request, options);

    const response = await read(path, url, options);
    if (response === undefined) return undefined;
    if (request.method === 'GET') return response;
    if (request.method === 'HEAD') return new Response(null, response);
    return text(405, 'Méthode non permise.', { Allow: 'GET, HEAD' });
  };
}

/** Makes calls during a run wait for that run: a second click on a button. */
function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= run().finally(() => (running = undefined)));
}

/** Request headers forwarded to the local Stripe. */
const passed = ['accept-language', 'authorization', 'content-type', 'sec-fetch-site'];

/**
 * Proxies the local Stripe under the site's own origin: its Stripe.js and API calls, because the page's
 * Content-Security-Policy allows no other origin.
 */
async function toStripe(request: Request, url: URL, stripeUrl: string): Promise<Response> {
  const headers = passed.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const target = stripeUrl + url.pathname.slice('/local/stripe'.length) + url.search;
  const answer = await fetch(target, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

async function read(
  path: string,
  url: URL,
  options: DashboardOptions,
): Promise<Response | undefined> {
  const { mail, info, stripeUrl, reset } = options;
  const [, ofMail, file] = /^\/local\/inbox\/([1-9]\d{0,6})\/files\/([1-9]\d?)$/.exec(path) ?? [];
  if (ofMail !== undefined) {
    const found = mailFile(await mail.inbox(), Number(ofMail), Number(file));
    return found ?? text(404, 'Cette pièce jointe n’existe pas.');
  }
  const [, number, frame] = /^\/local\/inbox\/([1-9]\d{0,6})(\/html)?$/.exec(path) ?? [];
  if (number !== undefined) {
    const show = frame === undefined ? mailPage : mailHtml;
    return show(await mail.inbox(), Number(number)) ?? text(404, 'Ce message n’existe pas.');
  }
  switch (path) {
    case '/local':
      return toolsPage({
        info: info(),
        mails: (await mail.inbox()).length,
        marketMode: await marketMode(options),
        canReset: reset !== undefined,
        done: url.searchParams.get('done'),
      });
    case '/local/inbox':
      return inboxPage(await mail.inbox());
    case '/local/inbox.json':
      return inboxJson(await mail.inbox());
    case '/local/info.json':
      return new Response(JSON.stringify(info()), { headers: commonHeaders('application/json') });
    case '/local/payments':
      return redirect(302, stripeUrl());
    case '/local/dashboard.js':
      return new Response(script, { headers: commonHeaders('text/javascript') });
    default:
      return undefined;
  }
}

async function act(path: string, request: Request, options: DashboardOptions) {
  const { reset, marketUrl } = options;
  if (path === '/local/reset' ? reset === undefined : marketUrl === undefined) return undefined;
  if (request.method !== 'POST') return text(405, 'Méthode non permise.', { Allow: 'POST' });
  if (!isSameOrigin(request)) return text(403, 'Cette demande vient d’un autre site.');

  if (path === '/local/reset') {
    await reset?.();
    return redirect(303, '/local?done=reset');
  }
  const wish = Object.fromEntries(new URLSearchParams(await request.text()));
  const answer = await fetch(`${marketUrl?.()}/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) return text(400, 'Le marché ne sait pas faire cela.');
  return redirect(303, `/local?done=${'coin' in wish ? 'price' : 'market'}`);
}

async function marketMode({ marketUrl }: DashboardOptions): Promise<string | undefined> {
  if (marketUrl === undefined) return undefined;
  const response = await fetch(`${marketUrl()}/control`).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  return ((await response.json()) as { mode?: string }).mode;
}

/**
 * Browsers send `Origin` with every POST; a request without it does not come from our page. `Host` may also name
 * 127.0.0.1, but no other machine: the server has checked it.
 */
function isSameOrigin({ headers, url }: Request): boolean {
  return headers.get('origin') === `http://${headers.get('host') ?? new URL(url).host}`;
}

function redirect(status: number, location: string): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
}

function text(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, { status, headers: { ...commonHeaders('text/plain'), ...headers } });
}
