import { createServer } from 'node:net';
import { type Emulator, createEmulator } from 'emulate';
import { openIdTokens } from './id-token.ts';

export interface GoogleOptions {
  /** Directory of the stored identities. */
  readonly dataDir: string;
  /** The only redirect URI allowed; read when a sign-in starts. */
  readonly redirectUri: () => string;
}

export interface GoogleService {
  /** URL of the sign-in page, for the browser. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A `fetch` that handles calls to Google's servers locally and passes on all others. */
  wrapFetch(inner: typeof fetch): typeof fetch;
  /** Rewrites the URL of Google's sign-in page to {@link url}; leaves other URLs. */
  rewriteAuthorizeLocation(location: string): string;
  close(): Promise<void>;
}

/** Issuer of Google's tokens, and origin of its sign-in page. */
const googleIssuer = 'https://accounts.google.com';

/** Google endpoints called by servers, mapped to those of the emulator. */
const routes: Readonly<Record<string, string>> = {
  'https://oauth2.googleapis.com/token': '/oauth2/token',
  'https://oauth2.googleapis.com/revoke': '/oauth2/revoke',
  'https://www.googleapis.com/oauth2/v3/certs': '/oauth2/v3/certs',
  'https://www.googleapis.com/oauth2/v3/userinfo': '/oauth2/v2/userinfo',
  'https://www.googleapis.com/userinfo/v2/me': '/oauth2/v2/userinfo',
  'https://openidconnect.googleapis.com/v1/userinfo': '/oauth2/v2/userinfo',
  [`${googleIssuer}/.well-known/openid-configuration`]: '/.well-known/openid-configuration',
};

const googleClientId = 'local-client.apps.googleusercontent.com';
const googleClientSecret = 'GOCSPX-local-secret';

const googleUsers = [
  { email: 'claire.martin@example.com', name: 'Claire Martin', locale: 'fr' },
  { email: 'sam.taylor@example.com', name: 'Sam Taylor', locale: 'en' },
  { email: 'lea.roux@example.com', name: 'Léa Roux', locale: 'fr' },
];

/** Starts Google sign-in on a free loopback port, with three users to choose from. */
export async function startGoogle({ dataDir, redirectUri }: GoogleOptions): Promise<GoogleService> {
  const tokens = openIdTokens(dataDir);
  const redirectUris: string[] = [];
  const { emulator, url } = await startEmulator(redirectUris);

  async function answer(path: string, request: Request, inner: typeof fetch): Promise<Response> {
    if (path === '/oauth2/v3/certs') return Response.json(tokens.certs());
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const response = await inner(url + path, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(hasBody ? { body: await request.text() } : {}),
    });
    if (!response.ok || path === '/oauth2/revoke') return response;
    return Response.json(lasting((await response.json()) as Claims, tokens));
  }

  return {
    url,
    clientId: googleClientId,
    clientSecret: googleClientSecret,
    wrapFetch(inner) {
      return async (input, init) => {
        const target = new URL(input instanceof Request ? input.url : input);
        const path = routes[target.origin + target.pathname];
        if (path === undefined) return inner(input, init);
        return answer(path, new Request(input, init), inner);
      };
    },
    rewriteAuthorizeLocation(location) {
      if (!location.startsWith(`${googleIssuer}/`)) return location;
      const registered = redirectUri();
      if (!redirectUris.includes(registered)) redirectUris.push(registered);
      return url + location.slice(googleIssuer.length);
    },
    close: () => emulator.close(),
  };
}

type Claims = Record<string, unknown>;

/** A response with the user's permanent subject instead of the emulator's. */
function lasting(answer: Claims, tokens: ReturnType<typeof openIdTokens>): Claims {
  if (typeof answer.id_token === 'string') {
    return { ...answer, id_token: tokens.reissue(answer.id_token) };
  }
  if (typeof answer.sub === 'string' && typeof answer.email === 'string') {
    const sub = tokens.subjectOf(answer.email, answer.sub);
    return { ...answer, sub, id: sub, verified_email: answer.email_verified };
  }
  return answer;
}

/** The emulator reads `redirect_uris` at each sign-in, so URIs may be added later. */
async function startEmulator(
  redirect_uris: string[],
): Promise<{ emulator: Emulator; url: string }> {
  const client = { client_id: googleClientId, client_secret: googleClientSecret, redirect_uris };
  const name = 'Expert Crypto Trading';
  const seed = { google: { users: googleUsers, oauth_clients: [{ ...client, name }] } };
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      const emulator = await createEmulator({
        service: 'google',
        port,
        baseUrl: googleIssuer,
        seed,
      });
      return { emulator, url: `http://127.0.0.1:${port}` };
    } catch (error) {
      if (attempt === 5) throw error;
    }
  }
}

/** The emulator needs its `baseUrl` at start, so its port is chosen beforehand. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
