/** The notification list for signals opening: join, confirm by link, one email, leave by link. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import signalsNotice from '../../../netlify/functions/signals-notice.mts';
import { announceSignals, noticeToken } from '../../../netlify/lib/signals/notice.ts';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { renderEmail } from '../../../netlify/mail/index.ts';
import type { SignalsNoticeRequest } from '../../../src/domain/api/signals-notice.ts';
import { publishedStatusPath } from '../../../src/domain/signals/published-status.ts';
import { serve, type TestServer } from '../../database/fixtures/http.ts';
import {
  nowhere,
  post,
  refusal,
  siteOrigin,
  startServices,
  type Services,
} from '../fixtures/services.ts';
import { closeSignals, openSignals } from '../fixtures/open-signals.ts';

let services: Services;
let site: TestServer;
/** What the deployed pages say; undefined: their file is missing. */
let pages: { readonly open: boolean } | undefined;
let pagesRead = 0;
let count = 0;
let email = '';

beforeAll(async () => {
  services = await startServices();
  site = await serve(async ({ url }) => {
    pagesRead += 1;
    const isFound = pages && new URL(url).pathname === publishedStatusPath;
    return Promise.resolve(isFound ? Response.json(pages) : new Response(null, { status: 404 }));
  });
});
afterAll(async () => {
  await site.close();
  await services.close();
});
beforeEach(async () => {
  [pages, pagesRead] = [{ open: true }, 0];
  count += 1;
  email = `grace${count}@example.test`;
  await services.supabase.query('delete from rate_limits');
  await services.supabase.query('delete from signals_notices');
  await closeSignals(services.supabase);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const call = (body: SignalsNoticeRequest) => post(signalsNotice, body);
const ask = (changes: object = {}) =>
  call({ action: 'ask', request: randomUUID(), email, lang: 'en', ...changes });
const act = async (
  action: 'show' | 'confirm' | 'stop',
  token = noticeToken(email),
  lang?: 'fr' | 'en',
) => {
  const response = await call(action === 'stop' ? { action, token } : { action, token, lang });
  expect(response.status).toBe(200);
  return ((await response.json()) as { state: string }).state;
};
const stored = () =>
  services.supabase.query<{ email: string; confirmed_at: string | null }>(
    'select email, confirmed_at from signals_notices order by email',
  );
/** Waiting emails of a template. */
const mails = (template: string) =>
  services.supabase.query<{ recipient: string; language: 'fr' | 'en'; data: unknown }>(
    `select recipient, language, data from emails
     where template = '${template}' and recipient = '${email}'`,
  );

describe('asking to be told', () => {
  it('stores an unconfirmed address and mails a link, whose opening changes nothing', async () => {
    expect(await (await ask()).json()).toEqual({ type: 'asked' });
    expect(await stored()).toEqual([{ email, confirmed_at: null }]);
    const [mail] = await mails('signals-notice');
    const rendered = renderEmail('signals-notice', 'en', mail?.data, siteOrigin);
    expect(rendered?.text).toContain(`/en/signaux-trading#avis=${noticeToken(email)}`);
    expect(rendered?.unsubscribe).toContain(`signals-notice?stop=${noticeToken(email)}`);
    expect(await act('show')).toBe('unconfirmed');
    expect(await stored()).toEqual([{ email, confirmed_at: null }]);
  });

  it('answers the same for an address on the list, which stays confirmed', async () => {
    await ask();
    await act('confirm');
    await services.supabase.query('delete from rate_limits');
    const again = await ask();
    expect([again.status, await again.json()]).toEqual([200, { type: 'asked' }]);
    expect(await act('show')).toBe('confirmed');
    expect(await mails('signals-notice')).toHaveLength(2);
  });

  it('sends one email for a repeated request', async () => {
    const request = randomUUID();
    await ask({ request });
    expect((await ask({ request })).status).toBe(200);
    expect(await mails('signals-notice')).toHaveLength(1);
  });

  it('refuses a robot, a second email within a minute, and a mailbox with too many', async () => {
    expect(await refusal(await ask({ website: 'x' }))).toEqual([422, 'looks_automated']);
    await ask();
    expect(await refusal(await ask())).toEqual([429, 'rate_limited']);
    expect(await mails('signals-notice')).toHaveLength(1);
    for (let used = 1; used < limits['notice-mail'].times; used += 1) {
      await services.supabase.query(`delete from rate_limits where key like 'notice-mail-pace%'`);
      expect((await ask()).status).toBe(200);
    }
    await services.supabase.query(`delete from rate_limits where key like 'notice-mail-pace%'`);
    expect(await refusal(await ask({ email: email.toUpperCase() }))).toEqual([429, 'rate_limited']);
  });

  it('asks for a proof of work once many addresses arrived', async () => {
    await ask();
    await services.supabase.query(`delete from rate_limits where key not like 'notice-global%'`);
    await services.supabase.query(`update rate_limits set used = ${limits['notice-global'].times}`);
    email = `other${count}@example.test`;
    expect(await refusal(await ask())).toEqual([428, 'proof_required']);
    expect(await stored()).toHaveLength(1);
  });

  it('stores nothing while the database cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect((await ask()).status).toBe(500);
    vi.restoreAllMocks();
  });
});

describe('a link', () => {
  it('confirms, once or often, and takes the address off the list', async () => {
    await ask();
    expect([await act('confirm'), await act('confirm')]).toEqual(['confirmed', 'confirmed']);
    expect([await act('stop'), await act('stop'), await act('show')]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(await stored()).toEqual([]);
  });

  it('of an address that asked again in the other language confirms that language', async () => {
    await ask({ lang: 'fr' });
    await act('confirm', noticeToken(email), 'fr');
    const [first] = await stored();
    await services.supabase.query('delete from rate_limits');
    await ask();
    expect(await act('show', noticeToken(email), 'fr')).toBe('confirmed');
    expect(await act('show', noticeToken(email), 'en')).toBe('unconfirmed');
    expect(await act('confirm', noticeToken(email), 'en')).toBe('confirmed');
    expect(await stored()).toEqual([first]);
    expect(await services.supabase.query('select language from signals_notices')).toEqual([
      { language: 'en' },
    ]);
  });

  it('says once signals are open that the address is still on the list, and deletes it', async () => {
    await ask();
    await openSignals(services.supabase);
    expect(await act('show')).toBe('open');
    await act('confirm');
    expect(await act('show', noticeToken(email), 'fr')).toBe('open');
    await closeSignals(services.supabase);
    expect(await act('show')).toBe('confirmed');
    await openSignals(services.supabase);
    expect([await act('stop'), await act('show')]).toEqual(['unknown', 'unknown']);
    expect(await stored()).toEqual([]);
  });

  it('of nobody confirms nothing', async () => {
    expect(await act('confirm', randomUUID())).toBe('unknown');
    expect(await stored()).toEqual([]);
  });

  it('unsubscribes by one POST of a mail program, and by no GET', async () => {
    await ask();
    await act('confirm');
    const address = `${siteOrigin}/.netlify/functions/signals-notice?stop=${noticeToken(email)}`;
    const page = `signaux-trading#avis=${noticeToken(email)}`;
    for (const [query, lang] of [
      ['', 'fr'],
      ['&lang=en', 'en'],
      ['&lang=//evil.test', 'fr'],
    ] as const) {
      const opened = await signalsNotice(new Request(`${address}${query}`));
      expect([opened.status, opened.headers.get('location')]).toEqual([303, `/${lang}/${page}`]);
    }
    const broken = address.replace(noticeToken(email), 'nobody');
    expect((await signalsNotice(new Request(broken))).status).toBe(405);
    expect(await stored()).toHaveLength(1);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await signalsNotice(new Request(address, { method: 'POST', body }))).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe('the opening', () => {
  beforeEach(() => vi.stubEnv('URL', site.origin));

  it('is told once the deployed pages say so', async () => {
    await ask();
    await openSignals(services.supabase);
    expect(await announceSignals(serviceClient())).toBe(0);
    // Nobody has confirmed: the pages are not asked.
    expect(pagesRead).toBe(0);
    await act('confirm');
    pages = { open: false };
    expect(await announceSignals(serviceClient())).toBe(0);
    pages = undefined;
    await expect(announceSignals(serviceClient())).rejects.toThrow('404');
    expect(await stored()).toHaveLength(1);
    pages = { open: true };
    expect(await announceSignals(serviceClient())).toBe(1);
    expect(await stored()).toEqual([]);
  });

  it('tells confirmed addresses once and deletes them, and nobody before', async () => {
    await ask();
    await act('confirm');
    await services.supabase.query(
      `insert into signals_notices (id, email, language) values (gen_random_uuid(), 'eve@example.test', 'fr')`,
    );
    expect(await announceSignals(serviceClient())).toBe(0);
    expect(await stored()).toHaveLength(2);
    await openSignals(services.supabase);
    const told = await Promise.all([1, 2, 3].map(() => announceSignals(serviceClient())));
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await stored()).toEqual([{ email: 'eve@example.test', confirmed_at: null }]);
    expect(await mails('signals-open')).toMatchObject([{ recipient: email, language: 'en' }]);
  });

  it('is told again to an address that asks again after signals closed', async () => {
    for (const times of [1, 2]) {
      await services.supabase.query('delete from rate_limits');
      await ask();
      await act('confirm');
      await openSignals(services.supabase);
      expect(await announceSignals(serviceClient())).toBe(1);
      expect(await mails('signals-open')).toHaveLength(times);
      await closeSignals(services.supabase);
    }
  });

  it('is not announced to addresses that were not confirmed in seven days', async () => {
    await ask();
    await services.supabase.query(
      `update signals_notices set created_at = now() - interval '6 days 23 hours'`,
    );
    await services.supabase.query('select purge_expired()');
    expect(await stored()).toHaveLength(1);
    await services.supabase.query(
      `update signals_notices set created_at = now() - interval '7 days 1 minute'`,
    );
    await services.supabase.query('select purge_expired()');
    expect(await stored()).toEqual([]);
  });
});
