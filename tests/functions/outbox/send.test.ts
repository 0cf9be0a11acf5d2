/** The request to Resend: recipient, reply address and attachment. */
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEmail } from '../../../netlify/lib/outbox/resend.ts';
import { renderEmail, type RenderedEmail } from '../../../netlify/mail/index.ts';
import { appointment, cancelled, failure, ticket, renderSample } from '../mail/fixtures.ts';

interface Sent {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly reply_to?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { filename: string; content: string; content_type: string }[];
}

let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubEnv('RESEND_API_KEY', 're_local_test');
  vi.stubEnv('RESEND_API_ORIGIN', 'http://resend.example');
  vi.stubEnv('MAIL_FROM', 'Expert Crypto Trading <bonjour@site.example>');
  vi.stubEnv('STAFF_EMAIL', 'equipe@site.example');
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body) as Sent);
    return Promise.resolve(Response.json({ id: 'mail_1' }));
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function send(to: string, mail: RenderedEmail): Promise<Sent> {
  expect(await sendEmail('delivery-1', to, mail)).toEqual({ type: 'sent' });
  const [one, ...others] = sent.splice(0);
  if (!one || others.length > 0) throw new Error('Not one mail.');
  return one;
}

describe('an email of a list', () => {
  it('can be left by one POST of the mail program', async () => {
    const token = '00000000-0000-4000-8000-000000000001';
    const origin = 'https://site.example';
    const mail = renderEmail('signals-open', 'fr', { token }, origin);
    if (!mail) throw new Error('The email was not rendered.');
    expect((await send('a@b.example', mail)).headers).toEqual({
      'List-Unsubscribe': `<${origin}/.netlify/functions/signals-notice?stop=${token}&lang=fr>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(await send('a@b.example', renderSample('staff-ticket', ticket))).not.toHaveProperty(
      'headers',
    );
  });
});

describe('an email to the team', () => {
  it('goes to the address of the setting', async () => {
    const mail = await send('staff', renderSample('staff-ticket', ticket));
    expect(mail.to).toEqual(['equipe@site.example']);
    expect(mail.reply_to).toEqual(['grace@example.test']);
    expect(mail.attachments).toBeUndefined();
  });

  it.each([
    '',
    '   ',
    'not an address',
    'a@b.example\nBcc: c@d.example',
    'a@b.example, c@d.example',
  ])('waits while the setting is %j', async (address) => {
    vi.stubEnv('STAFF_EMAIL', address);
    const result = sendEmail('delivery-1', 'staff', renderSample('staff-ticket', ticket));
    await expect(result).rejects.toThrow(/^STAFF_EMAIL/);
    expect(sent).toEqual([]);
  });

  it('has no address that another user could take', async () => {
    const result = await sendEmail('delivery-1', 'Staff', renderSample('staff-ticket', ticket));
    expect(result).toEqual({ type: 'permanent', code: 'bad_recipient' });
  });
});

it('a key of the local stand-ins is not sent in production, and the error names its setting', async () => {
  vi.stubEnv('CONTEXT', 'production');
  const result = sendEmail('delivery-1', 'a@b.example', renderSample('staff-ticket', ticket));
  await expect(result).rejects.toThrow(/^RESEND_API_KEY/);
  expect(sent).toEqual([]);
});

describe('the reply address', () => {
  it('is the only one given, and absent where replies go to the sender', async () => {
    expect((await send('a@b.example', renderSample('support-copy', ticket))).reply_to).toEqual([
      'contact@expert-crypto-trading.example',
    ]);
    expect(await send('staff', renderSample('staff-email-failed', failure))).not.toHaveProperty(
      'reply_to',
    );
  });

  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    'Ada <a@b.example>',
    `${'a'.repeat(320)}@b.example`,
    '',
  ])('%j is left out, and the email is sent', async (replyTo) => {
    const mail = await send('staff', { ...renderSample('staff-ticket', ticket), replyTo });
    expect(mail).not.toHaveProperty('reply_to');
  });
});

describe('the attachment', () => {
  it('is sent in base64, with the calendar method in its type', async () => {
    const mail = await send(
      'ada@example.test',
      renderSample('appointment-confirmed', appointment, 'en'),
    );
    expect(Object.keys(mail).sort()).toEqual(
      ['attachments', 'from', 'html', 'reply_to', 'subject', 'text', 'to'].sort(),
    );
    const [file, ...others] = mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      filename: 'appointment.ics',
      content_type: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    const text = Buffer.from(file?.content ?? '', 'base64').toString();
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('organizer')).toBe('mailto:bonjour@site.example');
  });

  it('has an organizer also where MAIL_FROM has no name', async () => {
    vi.stubEnv('MAIL_FROM', 'bonjour@site.example');
    const mail = await send('ada@example.test', renderSample('appointment-cancelled', cancelled));
    const text = Buffer.from(mail.attachments?.[0]?.content ?? '', 'base64').toString();
    expect(text).toContain('mailto:bonjour@site.example');
    expect(mail.attachments?.[0]?.content_type).toContain('method=CANCEL');
  });

  it('invites the team when sent to the team', async () => {
    const mail = await send('staff', renderSample('staff-appointment', appointment));
    const text = Buffer.from(mail.attachments?.[0]?.content ?? '', 'base64').toString();
    const folded = text.replaceAll('\r\n ', '');
    expect(folded).toContain(':MAILTO:equipe@site.example');
    expect(folded).toContain(':MAILTO:ada@example.test');
    expect(folded).not.toContain(':MAILTO:staff');
  });
});
