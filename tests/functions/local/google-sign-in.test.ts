/** Google sign-in through the whole local world, without a browser. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWorld, type World } from '../../e2e/serve-world.ts';
import { hostilePaths } from '../../unit/fixtures/hostile-paths.ts';

const claire = 'claire.martin@example.com';
const password = 'un carnet et une boussole';

let dataDir: string;
let world: World;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'google-test-'));
  mkdirSync(join(dataDir, 'site'));
  writeFileSync(join(dataDir, 'site/fr.html'), '<h1>Bonjour</h1>');
  world = await serveWorld(dataDir, join(dataDir, 'site'));
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true });
});

const get = (url: string | URL) => fetch(new URL(url, world.origin), { redirect: 'manual' });

function post(path: string, body: object): Promise<Response> {
  return fetch(`${world.origin}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: world.info.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Starts the sign-in as supabase-js does; returns the redirect response. */
async function leave(redirectTo: string, verifier = 'v'.repeat(50)): Promise<Response> {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: redirectTo,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
    access_type: 'offline',
    prompt: 'consent',
  });
  return get(`/auth/v1/authorize?${query}`);
}

const locationOf = (response: Response): URL =>
  new URL(response.headers.get('location') ?? 'about:blank', world.origin);

describe('the redirect from Google', () => {
  const sendable = hostilePaths.filter((value) => encodeURIComponent(value).length < 4000);

  it('leads to our own site, whatever address was requested', async () => {
    expect(sendable.length).toBeGreaterThanOrEqual(300);
    for (const value of sendable) {
      const left = await leave(value);
      const state = locationOf(left).searchParams.get('state');
      if (state === null) {
        expect(left.headers.get('location'), JSON.stringify(value)).toBeNull();
        continue;
      }
      const back = await get(`/auth/v1/callback?error=access_denied&state=${state}`);
      expect(locationOf(back).origin, JSON.stringify(value)).toBe(world.origin);
    }
  });

  it('keeps an address of our site', async () => {
    const state = locationOf(await leave(`${world.origin}/fr/auth/callback?next=/fr/faq`));
    const back = await get(
      `/auth/v1/callback?error=access_denied&state=${state.searchParams.get('state')}`,
    );
    expect(locationOf(back).pathname).toBe('/fr/auth/callback');
    expect(locationOf(back).searchParams.get('next')).toBe('/fr/faq');
  });
});

describe('an account that another person created with the address', () => {
  it('belongs to its owner after a sign-in with Google', async () => {
    const body = { email: claire, password, data: { first_name: 'Not', last_name: 'Claire' } };
    expect((await post('signup', body)).status).toBe(200);
    const squatter = await post('token?grant_type=password', { email: claire, password });
    const { refresh_token } = (await squatter.json()) as { refresh_token: string };
    expect(squatter.status).toBe(200);

    const verifier = randomBytes(40).toString('hex');
    const page = locationOf(await leave(`${world.origin}/fr/auth/callback`, verifier));
    const consent = new URLSearchParams(page.search);
    consent.set('email', claire);
    const given = await fetch(`${page.origin}/o/oauth2/v2/auth/callback`, {
      method: 'POST',
      body: consent,
      redirect: 'manual',
    });
    const back = locationOf(await get(locationOf(given)));
    const code = back.searchParams.get('code');
    const exchange = { auth_code: code, code_verifier: verifier };
    const session = await post('token?grant_type=pkce', exchange);
    expect(session.status).toBe(200);
    expect(await session.json()).toMatchObject({ user: { email: claire } });

    expect((await post('token?grant_type=pkce', exchange)).ok, 'the code again').toBe(false);
    expect((await post('token?grant_type=password', { email: claire, password })).ok).toBe(false);
    expect((await post('token?grant_type=refresh_token', { refresh_token })).ok).toBe(false);
  });
});
