/** The support function: accepted and refused submissions, the stored ticket and its two emails. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormToken } from '../../../netlify/lib/support/form-token.ts';
import { supportLimits } from '../../../src/domain/support/form.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { read, refusal } from '../fixtures/services.ts';
import {
  requestFormToken,
  clearAll,
  emailTemplates,
  message,
  newCaller,
  send,
  sendBody,
  sendAccepted,
  formTokenOf,
  tickets,
} from './fixtures.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  await clearAll(services);
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Advances the clock of this process by this many seconds. */
function moveOn(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 });
}

describe('a message', () => {
  it('becomes a numbered ticket with a copy to its sender and an email to the team', async () => {
    const formToken = await requestFormToken();
    moveOn(40);
    const answer = await read(await send({ form_token: formToken, email: 'ada@example.test' }));
    expect(answer).toEqual({
      status: 200,
      body: {
        type: 'ticket',
        reference: expect.stringMatching(/^SUP-\d{6}$/) as string,
        copy_to: 'ada@example.test',
      },
    });
    const [ticket] = await tickets(services);
    const { reference } = answer.body as { reference: string };
    expect(ticket).toMatchObject({
      reference,
      user_id: null,
      name: 'Ada Lovelace',
      email: 'ada@example.test',
      subject: 'Une question sur la formation',
      message: 'Bonjour,\n\nla leçon sur le risque ne s’ouvre pas.',
      language: 'fr',
      status: 'open',
      priority: 'normal',
    });
    const [copy, team] = services.sentEmails.toSorted((a, b) =>
      a.to.join().localeCompare(b.to.join()),
    );
    expect(copy?.to).toEqual(['ada@example.test']);
    expect(copy?.subject).toContain(reference);
    expect(copy?.text).toContain('la leçon sur le risque');
    expect(team?.to).toEqual([process.env.STAFF_EMAIL]);
    expect(team).toMatchObject({ reply_to: ['ada@example.test'] });
    expect(team?.subject).toContain(reference);
    expect(await emailTemplates(services)).toEqual(['staff-ticket', 'support-copy']);
  });

  it('is answered in its language', async () => {
    await sendAccepted({ lang: 'en', subject: 'A question', email: 'ada@example.test' });
    const copy = services.sentEmails.find(({ to }) => to.includes('ada@example.test'));
    expect(copy?.subject).toMatch(/^Your message/);
  });

  it('is stored at its maximum length', async () => {
    const { name, subject, message: text } = supportLimits;
    const values = {
      name: 'é'.repeat(name),
      subject: '’'.repeat(subject),
      message: '€'.repeat(text),
    };
    await sendAccepted(values);
    expect(await tickets(services)).toMatchObject([values]);
  });

  it.each([
    ['without a name', { name: ' ' }],
    ['with too long a name', { name: 'x'.repeat(101) }],
    ['without an address', { email: '' }],
    ['with two addresses', { email: 'a@b.example,c@d.example' }],
    ['with a name in the address', { email: 'Ada <ada@example.test>' }],
    ['with a header in the address', { email: 'ada@example.test\r\nBcc: all@evil.example' }],
    ['without a subject', { subject: '' }],
    ['with a header in the subject', { subject: 'Hello\r\nBcc: all@evil.example' }],
    ['with a line break in the subject', { subject: 'Hello\nBcc: all@evil.example' }],
    ['with a line break in the name', { name: 'Ada\u0085Bcc: all@evil.example' }],
    ['without a message', { message: '\n \t' }],
    ['with too long a message', { message: 'x'.repeat(5_001) }],
    ['with half a surrogate pair', { message: 'x\ud800' }],
    ['with invisible characters only', { message: 'x\u0000' }],
    ['in an unknown language', { lang: 'de' }],
    ['without a request id', { request: 'x' }],
    ['with a priority of its own', { priority: 'signals' }],
    ['with another user’s id', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['with too long a form token', { form_token: 'x'.repeat(301) }],
  ])('%s is refused', async (_, values) => {
    expect(await refusal(await send(values))).toEqual([400, 'bad_request']);
    expect(await tickets(services)).toEqual([]);
    expect(services.sentEmails).toEqual([]);
  });

  it('of 64 KB and a byte is not read', async () => {
    const body = JSON.stringify(message({ more: 'x'.repeat(64 * 1_024) }));
    expect(await refusal(await sendBody(body))).toEqual([413, 'too_large']);
  });

  it('with another method is refused', async () => {
    const { default: handler } = await import('../../../netlify/functions/support.mts');
    const answer = await handler(new Request('http://127.0.0.1/', { method: 'GET' }));
    expect(await refusal(answer)).toEqual([405, 'method_not_allowed']);
  });
});

describe('the form token', () => {
  it.each([
    ['of now', 0],
    ['of 2.9 s ago', 2.9],
    ['of another server’s clock, ahead', -20],
  ])('%s is refused as too fresh', async (_, age) => {
    const answer = await send({ form_token: formTokenOf(age) });
    expect(answer.headers.get('retry-after')).toBe(String(Math.ceil(3 - age)));
    expect(await refusal(answer)).toEqual([409, 'too_fast']);
  });

  it('is valid from three seconds to a day', async () => {
    const start = Date.now();
    const [early, late, tooLate] = [
      createFormToken(start),
      createFormToken(start),
      createFormToken(start),
    ];
    const day = 24 * 60 * 60;
    vi.useFakeTimers({ toFake: ['Date'], now: start + 3_000 });
    expect((await send({ form_token: early })).status).toBe(200);
    vi.setSystemTime(start + day * 1_000);
    expect((await send({ form_token: late })).status).toBe(200);
    vi.setSystemTime(start + day * 1_000 + 1);
    expect(await refusal(await send({ form_token: tooLate }))).toEqual([409, 'form_token_expired']);
  });

  it('is valid for one ticket', async () => {
    const formToken = formTokenOf();
    await sendAccepted({ form_token: formToken });
    expect(await refusal(await send({ form_token: formToken }))).toEqual([
      409,
      'form_token_expired',
    ]);
    expect(await tickets(services)).toHaveLength(1);
  });

  it('cannot be forged', async () => {
    const good = formTokenOf();
    const [time = '', random = '', seal = ''] = good.split('.');
    const forged = [
      '',
      'x',
      `${Number(time) - 1}.${random}.${seal}`,
      `${time}.${random.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}.${seal}`,
      `${time}.${random}.${seal.toUpperCase()}`,
      `${time}.${random}.${'0'.repeat(64)}`,
      `${time}.${random}.`,
      `0${good}`,
      `${good}.`,
      ` ${good}`,
    ];
    // Each digit of the signature changed once.
    for (let place = 0; place < seal.length; place += 1) {
      const digit = seal[place] === '0' ? '1' : '0';
      forged.push(`${time}.${random}.${seal.slice(0, place)}${digit}${seal.slice(place + 1)}`);
    }
    for (const formToken of forged) {
      if (formToken === good) continue;
      expect(await refusal(await send({ form_token: formToken })), formToken).toEqual([
        409,
        'form_token_expired',
      ]);
    }
    expect(await tickets(services)).toEqual([]);
    expect((await send({ form_token: good })).status).toBe(200);
  });
});

describe('links', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, n) => `https://example.com/${n}`).join(' ');

  it('are limited to five', async () => {
    expect((await send({ message: links(5) })).status).toBe(200);
    expect(await refusal(await send({ message: links(6) }))).toEqual([422, 'too_many_links']);
    // In any field.
    expect(await refusal(await send({ subject: 'www.example.com', message: links(5) }))).toEqual([
      422,
      'too_many_links',
    ]);
  });
});

it('a filled honeypot field is reported as a bot', async () => {
  expect(await refusal(await send({ website: 'https://example.com' }))).toEqual([
    422,
    'looks_automated',
  ]);
});

describe('a repeated submission', () => {
  it('is one ticket with the same response, whatever the limits and the form token', async () => {
    const body = message();
    const caller = newCaller();
    const first = await read(await sendBody(body, { caller }));
    expect(first.status).toBe(200);
    expect(await read(await sendBody(body, { caller }))).toEqual(first);
    expect(await read(await sendBody({ ...body, form_token: formTokenOf() }, { caller }))).toEqual(
      first,
    );
    expect(await tickets(services)).toHaveLength(1);
    expect(await emailTemplates(services)).toEqual(['staff-ticket', 'support-copy']);
    expect(services.sentEmails).toHaveLength(2);
  });

  it('with changes is another ticket', async () => {
    const body = message();
    const first = await read(await sendBody(body));
    const corrected = { ...body, email: 'right@example.test' };
    expect(await refusal(await sendBody(corrected))).toEqual([409, 'form_token_expired']);
    const second = await read(await sendBody({ ...corrected, form_token: formTokenOf() }));
    expect(second.body).not.toEqual(first.body);
    expect(second.body).toMatchObject({ copy_to: 'right@example.test' });
  });

  it('by another sender reveals nothing of the first', async () => {
    const request = '00000000-0000-0000-0000-000000000000';
    const first = await sendAccepted({ request });
    const second = await sendAccepted({ request });
    expect(second.reference).not.toBe(first.reference);
    expect(second.copy_to).not.toBe(first.copy_to);
  });
});
