/** New content: noticed in the site's own lists, queued by day, and sent with an unsubscribe link. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import newsletters, { config } from '../../../netlify/functions/newsletters.mts';
import unsubscribe from '../../../netlify/functions/unsubscribe.mts';
import { announceContent } from '../../../netlify/lib/site/content-news.ts';
import { emailsPerMinute, sendDue } from '../../../netlify/lib/outbox/outbox.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import type { PublishedEntry } from '../../../src/domain/site/published-content.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { serve, type TestServer } from '../../database/fixtures/http.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';

const noon = new Date('2026-11-24T11:00:00Z');

let services: AccountServices;
let site: TestServer;
let ada: Person;
let keys: readonly string[] = [];
let answer: ((lang: string) => Response) | undefined;

beforeAll(async () => {
  services = await startAccountServices();
  ada = await services.supabase.createUser('ada@example.test', 'correct horse');
  site = await serve(async (request) => {
    const [, lang = ''] = new URL(request.url).pathname.split('/');
    return Promise.resolve(answer?.(lang) ?? Response.json(keys.map((key) => entry(lang, key))));
  });
});
afterAll(async () => {
  await site.close();
  await services.close();
});
beforeEach(async () => {
  vi.stubEnv('URL', site.origin);
  answer = undefined;
  keys = ['old'];
  services.sentEmails.length = 0;
  await services.supabase.query(
    `truncate emails, rate_limits, published_content;
     update profiles set notify_review = true, notify_lessons = true, language = 'en';
     insert into address_proofs (user_id) select id from auth.users on conflict do nothing`,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const entry = (lang: string, key: string): PublishedEntry => ({
  kind: 'articles',
  key,
  title: `The <${key}>`,
  description: `What ${key} is.`,
  picture: `/og/${lang}/articles/${key}.png`,
  revised: null,
});

const announce = (now = noon) => announceContent(serviceClient(), now);
const known = () => services.supabase.query('select key from published_content order by key');

it('is sent with picture, title, description and link, and ended by one POST', async () => {
  expect(await announce()).toBe(0);
  keys = ['old', 'mica'];
  expect([await announce(), await announce()]).toEqual([1, 0]);
  expect(await sendDue(serviceClient(), Date.now() + 10_000)).toBe(1);
  const [mail] = services.sentEmails as ((typeof services.sentEmails)[number] & {
    readonly headers: Readonly<Record<string, string>>;
  })[];
  if (!mail) throw new Error('No email was sent.');
  const { labels } = emailTexts('en').contentNews;
  expect(mail.to).toEqual([ada.email]);
  expect(mail.subject).toBe(`${labels.articles.new}: The <mica>`);
  expect(mail.html).toContain(`<img src="${site.origin}/og/en/articles/mica.png" alt=""`);
  expect(mail.html).toContain(`<a href="${site.origin}/en/articles/mica"`);
  expect(mail.html).toContain('The &#60;mica&#62;');
  expect(mail.text).toContain(
    `${labels.articles.new}\nThe <mica>: ${site.origin}/en/articles/mica\nWhat mica is.\n`,
  );
  expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = mail.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(mail.text).toContain(link);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await unsubscribe(new Request(link, { method: 'POST', body }))).status).toBe(200);
  expect(
    await services.supabase.query('select notify_lessons, notify_review from profiles'),
  ).toEqual([{ notify_lessons: false, notify_review: true }]);
});

it.each(['2026-11-24T05:59:00Z', '2026-11-24T19:00:00Z', '2026-07-24T04:59:00Z'])(
  'is noticed at %s, and not queued',
  async (time) => {
    await announce();
    keys = ['old', 'mica'];
    expect(await announce(new Date(time))).toBe(0);
    expect(await known()).toEqual([{ key: 'mica' }, { key: 'old' }]);
    expect(await announce()).toBe(1);
  },
);

it('is queued for no more people than emails can be sent until the next run', async () => {
  expect(config.schedule).toBe('*/10 * * * *');
  const service = serviceClient();
  const rpc = vi.spyOn(service, 'rpc');
  await announceContent(service, noon);
  const limit = { p_limit: 10 * emailsPerMinute };
  expect(rpc).toHaveBeenCalledWith('enqueue_content_news', expect.objectContaining(limit));
});

it('is still queued in the evening for those whom the day did not reach', async () => {
  await announce();
  keys = ['old', 'mica'];
  await announce();
  await services.supabase.query('truncate emails');
  expect(await announce(new Date('2026-11-24T19:00:00Z'))).toBe(1);
});

it.each<[string, () => Response]>([
  ['is missing', () => new Response('', { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
  ['is empty', () => Response.json([])],
  [
    "shows another site's picture",
    () => Response.json([{ ...entry('en', 'x'), picture: '//evil.test' }]),
  ],
])('nothing is compared with a list that %s', async (_, response) => {
  await announce();
  answer = (lang) => (lang === 'en' ? response() : Response.json([entry(lang, 'new')]));
  await expect(announce()).rejects.toThrow();
  expect(await known()).toEqual([{ key: 'old' }]);
});

it('the scheduled function reports a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A Tuesday: no prices are requested.
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  answer = () => new Response('', { status: 503 });
  expect((await newsletters()).status).toBe(500);
  answer = undefined;
  expect((await newsletters()).status).toBe(200);
});
