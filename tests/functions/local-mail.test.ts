import { spawn } from 'node:child_process';
import { type JsonWebKey, createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import emailjs from '@emailjs/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Info, deskHandler } from '../../local/desk.ts';
import { startEmailjs } from '../../local/emailjs.ts';
import { startGoogle } from '../../local/google.ts';
import { type MailService, startMail } from '../../local/mail.ts';

let dataDir: string;
let mail: MailService;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-mail-'));
  mail = closing(await startMail({ dataDir }));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(open.splice(0).map((service) => service.close()));
});

function closing<Service extends { close(): Promise<void> }>(service: Service): Service {
  open.push(service);
  return service;
}

function postMail(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(mail.url + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${mail.apiKey}`, ...headers },
    body: JSON.stringify(body),
  });
}

const letter = (subject: string) => ({
  ...{ from: 'a@example.com', to: ['b@example.com'], subject },
  html: '<p>Bonjour <b>Bo</b></p>',
});

describe('mail', () => {
  it('catches what is delivered, newest first', async () => {
    await mail.deliver({ to: 'a@example.com', subject: 'One', text: '1', html: '<p>1</p>' });
    await mail.deliver({ to: 'b@example.com', subject: 'Two', text: '2' });
    const inbox = await mail.inbox();
    expect(inbox.map(({ subject }) => subject)).toEqual(['Two', 'One']);
    expect(inbox[1]).toMatchObject({ to: 'a@example.com', text: '1', html: '<p>1</p>' });
    expect(Math.abs(Date.parse(inbox[0]?.at ?? '') - Date.now())).toBeLessThan(5000);
  });

  it('answers as Resend, for one mail and for a batch, and makes a text of the HTML', async () => {
    const one = await postMail('/emails', letter('One'));
    expect(await one.json()).toEqual({ id: expect.any(String) as string });
    expect((await postMail('/emails/batch', [letter('Two'), letter('Three')])).status).toBe(200);
    const inbox = await mail.inbox();
    expect(inbox.map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One']);
    expect(inbox[0]?.text).toBe('Bonjour Bo');
  });

  it('refuses a missing key, a live key, a missing subject and line breaks in headers', async () => {
    const nobody = await fetch(`${mail.url}/emails`, { method: 'POST', body: '{}' });
    expect(nobody.status).toBe(401);
    const live = await postMail('/emails', letter('No'), { Authorization: 'Bearer re_123' });
    expect(live.status).toBe(403);
    expect((await postMail('/emails', { ...letter('x'), subject: '' })).status).toBe(422);
    expect((await postMail('/emails', letter('Hi\r\nBcc: c@example.com'))).status).toBe(422);
    expect(await mail.inbox()).toEqual([]);
  });

  it('sends once under one idempotency key, also after a restart', async () => {
    const key = { 'Idempotency-Key': 'delivery-1' };
    await postMail('/emails', letter('Once'), key);
    await postMail('/emails', letter('Once'), key);
    await mail.close();
    mail = closing(await startMail({ dataDir }));
    expect((await postMail('/emails', letter('Once'), key)).status).toBe(200);
    expect(await mail.inbox()).toHaveLength(1);
  });

  it('keeps every answered mail when its process is killed', async () => {
    const file = new URL('../../local/mail.ts', import.meta.url).href;
    const dir = mkdtempSync(join(tmpdir(), 'local-mail-'));
    const script = `const { startMail } = await import(${JSON.stringify(file)});
      const mail = await startMail({ dataDir: ${JSON.stringify(dir)} });
      await mail.deliver({ to: 'a@example.com', subject: 'Kept', text: '1', html: '' });
      console.log((await mail.inbox())[0].at);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill('SIGKILL');
    await once(child, 'exit');
    appendFileSync(join(dir, 'mail.jsonl'), '{"at":"2026-01-01T00:00:00.000Z","path":"/em');

    const again = closing(await startMail({ dataDir: dir }));
    await again.deliver({ to: 'a@example.com', subject: 'Next', text: '2' });
    const inbox = await again.inbox();
    expect(inbox.map(({ subject }) => subject)).toEqual(['Next', 'Kept']);
    expect(inbox[1]?.at).toBe(printed.toString().trim());
  });

  it('keeps the newest 500, and nothing once cleared', async () => {
    for (let batch = 0; batch < 11; batch += 1) {
      await postMail(
        '/emails/batch',
        Array.from({ length: 50 }, (_, index) => letter(`${batch * 50 + index}`)),
      );
    }
    await mail.close();
    mail = closing(await startMail({ dataDir }));
    const inbox = await mail.inbox();
    expect(inbox).toHaveLength(500);
    expect([inbox[0]?.subject, inbox[499]?.subject]).toEqual(['549', '50']);
    await mail.clear();
    expect(await mail.inbox()).toEqual([]);
  });
});

describe('emailjs', () => {
  const ids = { serviceId: 'service_local', templateId: 'template_code', publicKey: 'pk_local' };
  const params = { to_email: 'claire@example.com', to_name: 'Claire', verification_code: '417293' };
  let url: string;

  beforeEach(async () => {
    url = closing(await startEmailjs({ mail, ...ids })).url;
    vi.stubGlobal('location', { pathname: '/fr' });
  });

  function send(template: Record<string, unknown>, change: Partial<typeof ids> = {}) {
    const { serviceId, templateId, publicKey } = { ...ids, ...change };
    emailjs.init({ publicKey, origin: url });
    return emailjs.send(serviceId, templateId, template);
  }

  it('sends the code in the language asked for, through its own library', async () => {
    expect(await send(params)).toMatchObject({ status: 200, text: 'OK' });
    await send({ ...params, lang: 'en' });
    const [english, french] = await mail.inbox();
    expect(french?.subject).toBe('Votre code : 417293');
    expect(french?.text).toContain('Bonjour Claire');
    expect(french?.html).toContain('<html lang="fr">');
    expect(english?.subject).toBe('Your code: 417293');
    expect(english?.text).toContain('valid for 10 minutes');
  });

  it.each([
    [404, 'Account not found', { publicKey: 'pk_other' }],
    [400, 'The service ID not found', { serviceId: 'service_other' }],
    [400, 'The template ID not found', { templateId: 'template_other' }],
  ])('answers %i %s', async (status, text, change) => {
    await expect(send(params, change)).rejects.toMatchObject({ status, text });
  });

  it.each([451, 403, 429])('answers %i when the address provokes it', async (status) => {
    const to_email = `bounce+${status}@example.com`;
    await expect(send({ ...params, to_email })).rejects.toMatchObject({ status });
    expect(await mail.inbox()).toEqual([]);
  });

  it('refuses line breaks and more than one recipient, and escapes what it shows', async () => {
    const to_name = 'Eve\r\nBcc: eve@example.com';
    await expect(send({ ...params, to_name })).rejects.toMatchObject({ status: 400 });
    const to_email = 'a@example.com,b@example.com';
    await expect(send({ ...params, to_email })).rejects.toMatchObject({ status: 422 });
    await expect(send({})).rejects.toMatchObject({ status: 422 });
    await send({ ...params, to_name: '<script>alert(1)</script>' });
    expect((await mail.inbox())[0]?.html).not.toContain('<script');
  });

  it('answers a preflight from any origin', async () => {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:8888', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });
});

describe('google', () => {
  const redirectUri = 'http://localhost:8888/auth/v1/callback';

  /** Signs in as a browser and a server would; gives the verified claims of the id token. */
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

  it('signs a person in as Google does, under the same subject after a restart', async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      ...{ iss: 'https://accounts.google.com', email: 'claire.martin@example.com' },
      email_verified: true,
    });
    expect((await signIn()).sub).toBe(first.sub);
  });

  it('sends nobody to another address, and leaves other calls and addresses alone', async () => {
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

describe('desk', () => {
  const site = 'http://localhost:8888';
  const info: Info = {
    ...{ site, supabaseUrl: site, publishableKey: 'sb_publishable_local' },
    inbox: `${site}/local/inbox.json`,
    accounts: [{ email: 'claire@example.com', password: 'pass<word', role: 'signals' }],
  };

  async function ask(path: string, init: RequestInit = {}, reset = vi.fn(() => Promise.resolve())) {
    const stripeUrl = () => 'http://127.0.0.1:9/desk';
    const handle = deskHandler({ mail, stripeUrl, info: () => info, reset });
    return handle(new Request(site + path, init));
  }

  it('answers its own paths only', async () => {
    for (const path of ['/', '/fr', '/localhost', '/local/none', '/local/inbox/0']) {
      expect(await ask(path)).toBeUndefined();
    }
    expect((await ask('/local', { method: 'PUT' }))?.status).toBe(405);
    expect((await ask('/local/inbox/7'))?.status).toBe(404);
  });

  it('tells programs the accounts and the mail in the agreed shapes', async () => {
    await mail.deliver({ to: 'a@example.com', subject: 'S', text: 'T', html: '<p>H</p>' });
    expect(await (await ask('/local/info.json'))?.json()).toEqual(info);
    expect(await (await ask('/local/inbox.json'))?.json()).toEqual([
      {
        to: 'a@example.com',
        subject: 'S',
        text: 'T',
        html: '<p>H</p>',
        at: expect.any(String) as string,
      },
    ]);
    expect((await ask('/local/payments'))?.headers.get('location')).toBe('http://127.0.0.1:9/desk');
  });

  it('lists the tools and escapes the accounts, with no inline script or style attribute', async () => {
    const response = await ask('/local');
    const page = (await response?.text()) ?? '';
    expect(page).toContain('pass&#60;word');
    expect(page).not.toMatch(/ style=|<script>| on\w+=/);
    expect(response?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
  });

  it('shows an empty inbox, then the mail, without letting it act', async () => {
    expect(await (await ask('/local/inbox'))?.text()).toContain('Aucun message');
    await mail.deliver({
      ...{ to: 'a@example.com', subject: '<b>S</b>', text: 'Lien : https://example.com/a?b=1.' },
      html: '<script>alert(1)</script><a href="https://example.com">x</a>',
    });
    expect(await (await ask('/local/inbox'))?.text()).toContain('&#60;b&#62;S&#60;/b&#62;');
    const page = (await (await ask('/local/inbox/1'))?.text()) ?? '';
    expect(page).toContain('href="https://example.com/a?b=1"');
    expect(page).not.toContain('<script>');
    const frame = await ask('/local/inbox/1/html');
    expect(frame?.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*;/);
    expect(frame?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('resets for its own page only', async () => {
    const reset = vi.fn(() => Promise.resolve());
    const from = (origin: string) => ({ method: 'POST', headers: { Origin: origin } });
    expect((await ask('/local/reset', from('http://evil.example'), reset))?.status).toBe(403);
    expect((await ask('/local/reset', { method: 'POST' }, reset))?.status).toBe(403);
    expect((await ask('/local/reset', {}, reset))?.status).toBe(405);
    expect(reset).not.toHaveBeenCalled();
    expect((await ask('/local/reset', from(site), reset))?.status).toBe(303);
    expect(reset).toHaveBeenCalledOnce();
  });
});
