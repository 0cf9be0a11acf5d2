import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import emailjs from '@emailjs/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmailjs } from '../../../local/mail/emailjs.ts';
import { type MailService, startMail } from '../../../local/mail/index.ts';

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

describe('the local Resend', () => {
  it('stores delivered emails, newest first', async () => {
    await mail.deliver({ to: 'a@example.com', subject: 'One', text: '1', html: '<p>1</p>' });
    await mail.deliver({ to: 'b@example.com', subject: 'Two', text: '2' });
    const inbox = await mail.inbox();
    expect(inbox.map(({ subject }) => subject)).toEqual(['Two', 'One']);
    expect(inbox[1]).toMatchObject({ to: 'a@example.com', text: '1', html: '<p>1</p>' });
    expect(Math.abs(Date.parse(inbox[0]?.at ?? '') - Date.now())).toBeLessThan(5000);
  });

  it('responds as Resend to one email and to a batch, and derives a text from the HTML', async () => {
    const one = await postMail('/emails', letter('One'));
    expect(await one.json()).toEqual({ id: expect.any(String) as string });
    expect((await postMail('/emails/batch', [letter('Two'), letter('Three')])).status).toBe(200);
    const inbox = await mail.inbox();
    expect(inbox.map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One']);
    expect(inbox[0]?.text).toBe('Bonjour Bo');
  });

  it('rejects a missing key, a live key, a missing subject and line breaks in headers', async () => {
    const nobody = await fetch(`${mail.url}/emails`, { method: 'POST', body: '{}' });
    expect(nobody.status).toBe(401);
    const live = await postMail('/emails', letter('No'), { Authorization: 'Bearer re_123' });
    expect(live.status).toBe(403);
    expect((await postMail('/emails', { ...letter('x'), subject: '' })).status).toBe(422);
    expect((await postMail('/emails', letter('Hi\r\nBcc: c@example.com'))).status).toBe(422);
    expect(await mail.inbox()).toEqual([]);
  });

  it('stores attachments and reply addresses over a restart, and rejects what Resend rejects', async () => {
    const file = { filename: 'a.ics', content: 'QUJD', content_type: 'text/calendar' };
    const full = { ...letter('Full'), reply_to: ['c@example.com'], attachments: [file] };
    expect((await postMail('/emails', full)).status).toBe(200);
    for (const attachments of [
      [{ ...file, content: 'not base64!' }],
      [{ ...file, filename: 'a\r\nX: y' }],
      [{ content: 'QUJD' }],
      'QUJD',
    ]) {
      expect((await postMail('/emails', { ...full, attachments })).status).toBe(422);
    }
    expect((await postMail('/emails/batch', [full])).status).toBe(422);
    await mail.close();
    mail = closing(await startMail({ dataDir }));
    const inbox = await mail.inbox();
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      replyTo: 'c@example.com',
      attachments: [{ filename: 'a.ics', content: 'QUJD', contentType: 'text/calendar' }],
    });
    await mail.clear();
    await postMail('/emails', letter('Bare'));
    expect((await mail.inbox())[0]).toMatchObject({ replyTo: '', attachments: [] });
  });

  it('sends once per idempotency key, also after a restart', async () => {
    const key = { 'Idempotency-Key': 'delivery-1' };
    await postMail('/emails', letter('Once'), key);
    await postMail('/emails', letter('Once'), key);
    await mail.close();
    mail = closing(await startMail({ dataDir }));
    expect((await postMail('/emails', letter('Once'), key)).status).toBe(200);
    expect(await mail.inbox()).toHaveLength(1);
  });

  it('keeps every accepted email when its process is killed', async () => {
    const file = new URL('../../../local/mail/index.ts', import.meta.url).href;
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

  it('keeps the newest 500 emails, and none once cleared', async () => {
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

describe('the local EmailJS', () => {
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

  it('sends the code in the requested language, through its own library', async () => {
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
  ])('returns %i %s', async (status, text, change) => {
    await expect(send(params, change)).rejects.toMatchObject({ status, text });
  });

  it.each([451, 403, 429])('returns %i for an address that provokes it', async (status) => {
    const to_email = `bounce+${status}@example.com`;
    await expect(send({ ...params, to_email })).rejects.toMatchObject({ status });
    expect(await mail.inbox()).toEqual([]);
  });

  it('rejects line breaks and several recipients, and escapes its page', async () => {
    const to_name = 'Eve\r\nBcc: eve@example.com';
    await expect(send({ ...params, to_name })).rejects.toMatchObject({ status: 400 });
    const to_email = 'a@example.com,b@example.com';
    await expect(send({ ...params, to_email })).rejects.toMatchObject({ status: 422 });
    await expect(send({})).rejects.toMatchObject({ status: 422 });
    await send({ ...params, to_name: '<script>alert(1)</script>' });
    expect((await mail.inbox())[0]?.html).not.toContain('<script');
  });

  it('accepts a preflight from any origin', async () => {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:8888', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });
});
