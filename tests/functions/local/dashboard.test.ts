import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Info, dashboardHandler } from '../../../local/dashboard/index.ts';
import { type Mail, type MailService, startMail } from '../../../local/mail/index.ts';

let mail: MailService;

beforeEach(async () => {
  mail = await startMail({ dataDir: mkdtempSync(join(tmpdir(), 'local-dashboard-')) });
});

afterEach(() => mail.close());

describe('the dashboard', () => {
  const site = 'http://localhost:8888';
  const info: Info = {
    ...{ site, supabaseUrl: site, publishableKey: 'sb_publishable_local' },
    inbox: `${site}/local/inbox.json`,
    accounts: [{ email: 'claire@example.com', password: 'pass<word', role: 'signals' }],
    services: { supabase: site, stripe: site, mail: site, emailjs: site, market: site },
  };

  async function call(
    path: string,
    init: RequestInit = {},
    reset = vi.fn(() => Promise.resolve()),
  ) {
    return handlerOf(reset)(new Request(site + path, init));
  }

  function handlerOf(reset: () => Promise<void>) {
    const stripeUrl = () => 'http://127.0.0.1:9/dashboard';
    return dashboardHandler({ mail, stripeUrl, info: () => info, reset });
  }

  function post(more: object) {
    return fetch(`${mail.url}/emails`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${mail.apiKey}` },
      body: JSON.stringify({
        ...{ from: 'a@example.com', to: ['b@example.com'], subject: 'S', text: 'T', ...more },
      }),
    });
  }

  it('handles its own paths only', async () => {
    for (const path of ['/', '/fr', '/localhost', '/local/none', '/local/inbox/0']) {
      expect(await call(path)).toBeUndefined();
    }
    expect((await call('/local', { method: 'PUT' }))?.status).toBe(405);
    expect((await call('/local/inbox/7'))?.status).toBe(404);
  });

  it('returns accounts and emails as JSON in the documented shape', async () => {
    await mail.deliver({ to: 'a@example.com', subject: 'S', text: 'T', html: '<p>H</p>' });
    expect(await (await call('/local/info.json'))?.json()).toEqual(info);
    expect(await (await call('/local/inbox.json'))?.json()).toEqual([
      {
        to: 'a@example.com',
        subject: 'S',
        text: 'T',
        html: '<p>H</p>',
        at: expect.any(String) as string,
        replyTo: '',
        attachments: [],
      },
    ]);
    expect((await call('/local/payments'))?.headers.get('location')).toBe(
      'http://127.0.0.1:9/dashboard',
    );
  });

  it('lists the tools and escapes the accounts, with no inline script or style attribute', async () => {
    const response = await call('/local');
    const page = (await response?.text()) ?? '';
    expect(page).toContain('pass&#60;word');
    expect(page).not.toMatch(/ style=|<script>| on\w+=/);
    expect(response?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
  });

  it('shows an empty inbox, then the email, sandboxed', async () => {
    expect(await (await call('/local/inbox'))?.text()).toContain('Aucun message');
    await mail.deliver({
      ...{ to: 'a@example.com', subject: '<b>S</b>', text: 'Lien : https://example.com/a?b=1.' },
      html: '<script>alert(1)</script><a href="https://example.com">x</a>',
    });
    expect(await (await call('/local/inbox'))?.text()).toContain('&#60;b&#62;S&#60;/b&#62;');
    const page = (await (await call('/local/inbox/1'))?.text()) ?? '';
    expect(page).toContain('href="https://example.com/a?b=1"');
    expect(page).not.toContain('<script>');
    const frame = await call('/local/inbox/1/html');
    expect(frame?.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups[^;]*;/);
    expect(frame?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('lists attachments and reply addresses, and serves the file as a download only', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Été</b>\r\nEND:VCALENDAR\r\n';
    await post({
      reply_to: ['ada@example.test'],
      attachments: [
        {
          filename: 'rendez-vous.ics',
          content: Buffer.from(ics).toString('base64'),
          content_type: 'text/calendar; charset=utf-8; method=REQUEST',
        },
        { filename: 'a"b\u2028<i>.html', content: 'PGI+', content_type: 'text/html\r\nX: y' },
      ],
    });
    const page = (await (await call('/local/inbox/1'))?.text()) ?? '';
    expect(page).toContain('ada@example.test');
    expect(page).toContain('rendez-vous.ics');
    expect(page).toContain('SUMMARY:&#60;b&#62;Été&#60;/b&#62;');
    expect(page).not.toMatch(/<i>|<b>/);
    expect(await (await call('/local/inbox'))?.text()).toContain('rendez-vous.ics');

    const file = await call('/local/inbox/1/files/1');
    expect(await file?.text()).toBe(ics);
    expect(file?.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(file?.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''rendez-vous.ics",
    );
    const other = await call('/local/inbox/1/files/2');
    expect(other?.headers.get('content-type')).toBe('application/octet-stream');
    expect(other?.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect((await call('/local/inbox/1/files/3'))?.status).toBe(404);
    expect((await call('/local/inbox/9/files/1'))?.status).toBe(404);

    const [listed] = (await (await call('/local/inbox.json'))?.json()) as Mail[];
    expect(listed).toMatchObject({ replyTo: 'ada@example.test' });
    expect(listed?.attachments[0]).toEqual({
      filename: 'rendez-vous.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: Buffer.from(ics).toString('base64'),
    });
  });

  it('accepts a reset from its own page only', async () => {
    const reset = vi.fn(() => Promise.resolve());
    const from = (origin: string) => ({ method: 'POST', headers: { Origin: origin } });
    expect((await call('/local/reset', from('http://evil.example'), reset))?.status).toBe(403);
    expect((await call('/local/reset', { method: 'POST' }, reset))?.status).toBe(403);
    expect((await call('/local/reset', {}, reset))?.status).toBe(405);
    expect(reset).not.toHaveBeenCalled();
    expect((await call('/local/reset', from(site), reset))?.status).toBe(303);
    expect(reset).toHaveBeenCalledOnce();
  });

  it('resets once on two clicks, and again on a later one', async () => {
    const reset = vi.fn(() => new Promise<void>((resolve) => setImmediate(resolve)));
    const handle = handlerOf(reset);
    const click = () =>
      handle(new Request(`${site}/local/reset`, { method: 'POST', headers: { Origin: site } }));
    const [first, second] = await Promise.all([click(), click()]);
    expect([first?.status, second?.status]).toEqual([303, 303]);
    expect(reset).toHaveBeenCalledOnce();
    await click();
    expect(reset).toHaveBeenCalledTimes(2);
  });

  it('accepts a reset under another name of this machine', async () => {
    const from = (origin: string) => ({
      method: 'POST',
      headers: { Origin: origin, Host: '127.0.0.1:8888' },
    });
    expect((await call('/local/reset', from('http://127.0.0.1:8888')))?.status).toBe(303);
    expect((await call('/local/reset', from('http://127.0.0.1:9')))?.status).toBe(403);
  });
});
