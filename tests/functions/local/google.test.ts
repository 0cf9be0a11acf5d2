import { type JsonWebKey, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GoogleService, startGoogle } from '../../../local/google/index.ts';

let dataDir: string;
const open: GoogleService[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-google-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((google) => google.close()));
});

function closing(google: GoogleService): GoogleService {
  open.push(google);
  return google;
}

describe('the local Google', () => {
  const redirectUri = 'http://localhost:8888/auth/v1/callback';

  /** Signs in as a browser and a server would; returns the verified claims of the id token. */
  async function signIn(): Promise<Record<string, unknown>> {
    const google = closing(await startGoogle({ dataDir, redirectUri: () => redirectUri }));
    const server = google.wrapFetch(fetch);
    const query = new URLSearchParams({ client_id: google.clientId, redirect_uri: redirectUri });
    const page = google.rewriteAuthorizeLocation(
      `https://accounts.google.com/o/oauth2/v2/auth?${query}`,
    );
    expect(page.startsWith(google.url)).toBe(true);
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('claire.martin@example.com');
    expect(shown).toContain('sam.taylor@example.com');

    query.set('email', 'claire.martin@example.com');
    const back = await fetch(`${google.url}/o/oauth2/v2/auth/callback`, {
      ...{ method: 'POST', body: query, redirect: 'manual' },
    });
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const answer = await server('https://oauth2.googleapis.com/token', {
      method: 'POST',
      body: new URLSearchParams({
        ...{ client_id: google.clientId, client_secret: google.clientSecret, code },
        ...{ grant_type: 'authorization_code', redirect_uri: redirectUri },
      }),
    });
    const { id_token } = (await answer.json()) as { id_token: string };
    const certs = await server('https://www.googleapis.com/oauth2/v3/certs');
    const { keys } = (await certs.json()) as { keys: JsonWebKey[] };
    const [head = '', claims = '', signature = ''] = id_token.split('.');
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  }

  it('signs a user in as Google does, with the same subject after a restart', async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      ...{ iss: 'https://accounts.google.com', email: 'claire.martin@example.com' },
      email_verified: true,
    });
    expect((await signIn()).sub).toBe(first.sub);
  });

  it('redirects to allowed addresses only and leaves other calls alone', async () => {
    const google = closing(await startGoogle({ dataDir, redirectUri: () => redirectUri }));
    const page = google.rewriteAuthorizeLocation(
      `https://accounts.google.com/o/oauth2/v2/auth?client_id=${google.clientId}&redirect_uri=http://evil.example/`,
    );
    expect((await fetch(page)).status).toBe(400);
    expect(google.rewriteAuthorizeLocation('/fr?error=x')).toBe('/fr?error=x');
    const passed = google.wrapFetch(() => Promise.resolve(new Response('passed on')));
    expect(await (await passed('https://example.com/')).text()).toBe('passed on');
  });
});
