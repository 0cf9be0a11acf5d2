import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Info, deskHandler } from '../../local/desk.ts';
import { type MailService, startMail } from '../../local/mail.ts';

let mail: MailService;

beforeEach(async () => {
  mail = await startMail({ dataDir: mkdtempSync(join(tmpdir(), 'local-desk-')) });
});

afterEach(() => mail.close());

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
