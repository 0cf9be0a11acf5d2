/** The daily review reminder as it is sent, and its unsubscribe link. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import unsubscribe from '../../../netlify/functions/unsubscribe.mts';
import { readBank } from '../../../netlify/lib/course/bank.ts';
import { remindReviews } from '../../../netlify/lib/course/review-reminders.ts';
import { emailsPerMinute, sendDue } from '../../../netlify/lib/outbox/outbox.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { nowhere, siteOrigin } from '../fixtures/services.ts';

const morning = new Date('2026-11-24T06:30:00Z');

let services: AccountServices;
let ada: Person;

beforeAll(async () => {
  services = await startAccountServices();
  ada = await services.supabase.createUser('ada@example.test', 'correct horse');
});
afterAll(() => services.close());
beforeEach(async () => {
  services.sentEmails.length = 0;
  const [question] = await readBank('fr', freeLesson);
  await services.supabase.query(
    `truncate emails, rate_limits, review_cards;
     update profiles set notify_review = true, notify_lessons = true, language = 'fr';
     insert into address_proofs (user_id) select id from auth.users on conflict do nothing;
     insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
       select id, free_lesson(), '${question?.id}', '{}', now() - interval '2 days', now() from auth.users`,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const preferences = async () => {
  const [row] = await services.supabase.query(
    `select notify_review, notify_lessons from profiles where user_id = '${ada.id}'`,
  );
  return row;
};
const chosen = { notify_review: true, notify_lessons: true };

async function sentReminder() {
  expect(await remindReviews(serviceClient(), morning)).toBe(1);
  expect(await sendDue(serviceClient(), Date.now() + 10_000)).toBe(1);
  const [mail] = services.sentEmails as ((typeof services.sentEmails)[number] & {
    readonly headers: Readonly<Record<string, string>>;
  })[];
  if (!mail) throw new Error('No reminder was sent.');
  return mail;
}

/** Sends a reminder; returns the URL of its one-click unsubscribe header. */
async function link(): Promise<string> {
  const { headers } = await sentReminder();
  return headers['List-Unsubscribe']?.slice(1, -1) ?? '';
}

const open = (address: string, init?: RequestInit) => unsubscribe(new Request(address, init));
const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };

describe('the reminder', () => {
  it('leads to the dashboard and can be ended by its header and by a link in its text', async () => {
    const { to, text, html, headers } = await sentReminder();
    const address = headers['List-Unsubscribe']?.slice(1, -1) ?? '';
    expect(to).toEqual([ada.email]);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(new URL(address).origin).toBe(siteOrigin);
    expect(text).toContain(`${siteOrigin}/fr/dashboard`);
    expect(text).toContain(address);
    expect(html).toContain(address.replaceAll('&', '&#38;'));
    expect(text).toMatch(/^- .*blockchain/m);
  });

  it('is queued for no more people a minute than emails can be sent', async () => {
    const [question] = await readBank('fr', freeLesson);
    const many = emailsPerMinute + 10;
    await services.supabase.query(
      `insert into auth.users (id, email)
         select gen_random_uuid(), 'many-' || n || '@example.test' from generate_series(2, ${many}) n;
       update profiles set notify_review = true;
       insert into address_proofs (user_id) select id from auth.users on conflict do nothing;
       insert into review_cards (user_id, lesson, question, card, reviewed_at, due_at)
         select id, free_lesson(), '${question?.id}', '{}', now() - interval '2 days', now() from auth.users
         on conflict do nothing`,
    );
    const queued = [];
    for (let times = 0; times < 3; times += 1) {
      queued.push(await remindReviews(serviceClient(), morning));
    }
    await services.supabase.query(`delete from auth.users where email like 'many-%'`);
    expect(queued).toEqual([emailsPerMinute, 10, 0]);
  });

  it.each(['2026-11-24T05:59:00Z', '2026-11-24T08:00:00Z', '2026-07-24T04:59:00Z'])(
    'is not queued at %s',
    async (time) => {
      expect(await remindReviews(serviceClient(), new Date(time))).toBe(0);
    },
  );
});

describe('its link', () => {
  it.each(['fr', 'en'] as const)('opens a page in %s that changes nothing', async (lang) => {
    await services.supabase.query(`update profiles set language = '${lang}'`);
    const page = await open(await link());
    const { unsubscribe: t } = emailTexts(lang);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    const html = await page.text();
    for (const part of [`<html lang="${lang}">`, t.purposes.review, 'method="post"', t.confirm]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain(ada.email);
    expect(await preferences()).toEqual(chosen);
  });

  it('ends this purpose alone by one POST, also a second time', async () => {
    const address = await link();
    for (const time of ['first', 'second']) {
      const page = await open(address, oneClick);
      expect(page.status, time).toBe(200);
      expect(await page.text()).toContain(emailTexts('fr').unsubscribe.done.title);
      expect(await preferences()).toEqual({ notify_review: false, notify_lessons: true });
    }
  });

  it('says nothing of an account that no longer exists', async () => {
    const address = await link();
    await services.supabase.query(`delete from profiles where user_id = '${ada.id}'`);
    expect((await open(address, oneClick)).status).toBe(200);
    await services.supabase.query(`insert into profiles (user_id) values ('${ada.id}')`);
  });

  it.each([
    ['for another account', 'account', '00000000-0000-4000-8000-000000000001'],
    ['for another purpose', 'purpose', 'lessons'],
    ['for no purpose', 'purpose', 'constructor'],
    ['with another token', 'token', 'a'.repeat(64)],
    ['with a short token', 'token', 'a'],
    ['without a token', 'token', ''],
  ])('is refused %s', async (_, name, value) => {
    const address = new URL(await link());
    address.searchParams.set(name, value);
    for (const init of [{}, oneClick]) expect((await open(address.href, init)).status).toBe(403);
    expect(await preferences()).toEqual(chosen);
  });

  it('says that nothing changed when the database does not answer', async () => {
    const address = await link();
    vi.stubEnv('SUPABASE_URL', nowhere);
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await open(address, oneClick)).status).toBe(503);
    expect(silent).toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(await preferences()).toEqual(chosen);
  });
});
