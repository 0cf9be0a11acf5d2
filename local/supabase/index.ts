import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { GoogleService } from '../google/index.ts';
import type { MailService } from '../mail/index.ts';
import { listen } from '../netlify/listen.ts';
import { readBody, sendResponse, toRequest } from '../netlify/messages.ts';
import { type EmailVerification, type Keys, root } from '../settings.ts';
import { noMail, authSettings, createAuth, setVerification } from './auth.ts';
import type { Query } from './query.ts';
import { openDatabase } from './database.ts';
import { type Limits, createLimits } from './limits.ts';
import { createMails } from './mails.ts';
import { createTurns } from './turns.ts';

export interface SupabaseOptions {
  readonly dataDir: string;
  /** The site's origin: target of links in emails, and of redirects from Google. */
  readonly siteOrigin: string;
  readonly keys: Pick<Keys, 'publishableKey' | 'secretKey' | 'jwtSecret'>;
  readonly mail: Pick<MailService, 'deliver'>;
  readonly google: Pick<GoogleService, 'clientId' | 'clientSecret' | 'rewriteAuthorizeLocation'>;
  /** Default: `emailjs`. */
  readonly verification?: EmailVerification;
  /** Default: the project's `supabase/migrations`. */
  readonly migrations?: string;
  /** Minimum duration of sign-up and password reset, in ms; default: 350. */
  readonly evenTime?: number | undefined;
}

export interface Supabase {
  /** Loopback origin, for functions. */
  readonly url: string;
  /** Handles a request to /auth/v1 or /rest/v1. `caller` is the client's IP address. */
  handle(request: Request, caller?: string): Promise<Response>;
  /** Rate limits. */
  readonly limits: Limits;
  /** Runs SQL as the database's owner. */
  query<T>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const paths = /^\/(auth|rest)\/v1(\/|$)/;

/** Starts Supabase: PostgreSQL, Auth and the Data API, in this process. */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { dataDir, siteOrigin, keys, mail, google, verification = 'emailjs' } = options;
  const migrations = options.migrations ?? join(root, 'supabase/migrations');
  const connection = await openDatabase(dataDir, migrations);
  const inTurn = createTurns();
  const query: Query = (sql, parameters = []) =>
    inTurn(async () => (await connection.driver.query(sql, [...parameters])).rows as never);
  const app = new App({
    connection,
    api: { external_url: siteOrigin, schemas: ['public'], max_rows: 1000 },
    auth: {
      ...authSettings(siteOrigin, keys),
      additional_redirect_urls: [`${siteOrigin}/**`],
      external: {
        google: { enabled: true, client_id: google.clientId, secret: google.clientSecret },
      },
    },
    options: { server: { admin: false }, drivers: { email: noMail } },
  });
  await app.init();
  await setVerification(query, verification);

  const limits = createLimits(query, keys.jwtSecret);
  const auth = createAuth({
    siteOrigin,
    keys,
    query,
    limits,
    evenTime: options.evenTime ?? 350,
    mails: createMails(mail, siteOrigin, verification),
    lite: (request) => inTurn(async () => app.fetch(request)),
  });

  async function handle(request: Request, caller = '127.0.0.1'): Promise<Response> {
    const response = await auth(request, caller);
    const location = response.headers.get('location');
    if (location === null) return response;
    const headers = new Headers(response.headers);
    headers.set('location', google.rewriteAuthorizeLocation(location));
    return new Response(response.body, { status: response.status, headers });
  }

  const server = await listen(0, async (req, res) => {
    if (!paths.test(req.url ?? '')) return sendResponse(res, new Response(null, { status: 404 }));
    const body = await readBody(req);
    if (body === undefined) return sendResponse(res, new Response(null, { status: 413 }));
    const request = toRequest(req, server.origin, body);
    return sendResponse(res, await handle(request, req.socket.remoteAddress));
  });

  return {
    url: server.origin,
    handle,
    limits,
    query: (sql, parameters = []) => query(sql, parameters),
    async close() {
      await server.close();
      await inTurn(() => connection.close());
    },
  };
}
