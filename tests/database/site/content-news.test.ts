/** The email about new content: what is announced, to whom, and how often. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

interface Listed {
  readonly kind: 'lessons' | 'articles';
  readonly key: string;
  readonly revised: string | null;
}

const old: Listed = { kind: 'articles', key: 'old', revised: null };
const lesson: Listed = { kind: 'lessons', key: 'defi', revised: null };
const article: Listed = { kind: 'articles', key: 'mica', revised: null };

let database: Migrated;
let user: string;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query(
    'truncate emails, erasures, published_content cascade; delete from auth.users',
  );
  user = await addReader('ada@example.test', 'en');
});

async function addReader(address: string, language: string): Promise<string> {
  const { id } = await database.createUser(address, { language });
  await database.query(
    `insert into address_proofs (user_id) values ('${id}');
     update profiles set notify_lessons = true where user_id = '${id}'`,
  );
  return id;
}

const textsOf = (key: string) => {
  const text = (lang: string) => ({
    title: `${key} ${lang}`,
    description: 'A description.',
    picture: `/og/${lang}/${key}.png`,
  });
  return { fr: text('fr'), en: text('en') };
};

async function number(sql: string): Promise<number | undefined> {
  return (await database.query<{ n: number }>(`select ${sql} as n`))[0]?.n;
}

const publish = (...entries: readonly Listed[]) => {
  const rows = entries.map((entry) => ({ ...entry, texts: textsOf(entry.key) }));
  return number(`record_published_content('${JSON.stringify(rows)}')`);
};
const announce = (limit = 100, mayBegin = true) =>
  number(`enqueue_content_news(${limit}, ${mayBegin})`);

/** The entries that each email announces, in the order queued. */
async function announced() {
  const rows = await database.query<{ data: { entries: { news: string; title: string }[] } }>(
    `select data from emails where template = 'content-news' and recipient is not null order by created_at`,
  );
  return rows.map(({ data }) => data.entries.map(({ news, title }) => `${news} ${title}`));
}

/** Moves queued emails and announcements to the day before. */
const nextDay = () =>
  database.query(
    `update emails set cause = replace(cause, paris_day(now())::text, paris_day(now() - interval '1 day')::text);
     update published_content set announced_on = announced_on - 1`,
  );

describe('what is announced', () => {
  it('is nothing that was there at the first comparison', async () => {
    expect(await publish(old, lesson)).toBe(0);
    expect(await announce()).toBe(0);
    expect(await publish(old, lesson)).toBe(0);
    expect(await announce()).toBe(0);
  });

  it('is a new key, in the language of the profile, to that address', async () => {
    await publish(old);
    expect(await publish(old, article, lesson)).toBe(2);
    expect(await announce()).toBe(1);
    expect(
      await database.query('select recipient, language, purpose, priority, data from emails'),
    ).toEqual([
      {
        recipient: 'ada@example.test',
        language: 'en',
        purpose: 'lessons',
        priority: 2,
        data: {
          entries: [
            { kind: 'lessons', key: 'defi', news: 'new', ...textsOf('defi').en },
            { kind: 'articles', key: 'mica', news: 'new', ...textsOf('mica').en },
          ],
          more: 0,
        },
      },
    ]);
  });

  it('is a later day of revision, and no other change', async () => {
    await publish(old, article);
    expect(await publish({ ...old, revised: '2026-12-02' }, article)).toBe(1);
    await announce();
    expect(await announced()).toEqual([['revised old en']]);
    await nextDay();
    expect(await publish({ ...old, revised: '2026-12-02' }, article)).toBe(0);
    // A rollback, then the same deployment again.
    expect(await publish(old, article)).toBe(0);
    expect(await publish({ ...old, revised: '2026-12-02' }, article)).toBe(0);
    expect(await publish({ ...old, revised: '2026-12-09' }, article)).toBe(1);
  });

  it('is a new entry as new, though it was revised before the email', async () => {
    await publish(old);
    await publish(old, lesson);
    await publish(old, { ...lesson, revised: '2026-12-02' });
    await announce();
    expect(await announced()).toEqual([['new defi en']]);
  });

  it('is nothing that is gone, nor what comes back', async () => {
    await publish(old);
    await publish(old, lesson);
    await publish(old);
    expect(await announce()).toBe(0);
    await publish(old, lesson);
    expect(await announce()).toBe(1);
    await nextDay();
    await publish(old);
    expect(await publish(old, lesson)).toBe(0);
  });

  it('is six entries, and the number of the others', async () => {
    await publish(old);
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await publish(old, ...keys.map((key) => ({ ...article, key })));
    await announce();
    const [{ data } = { data: undefined }] = await database.query<{ data: { more: number } }>(
      'select data from emails',
    );
    expect(data?.more).toBe(2);
    expect((await announced())[0]).toHaveLength(6);
  });
});

describe('one email a day', () => {
  beforeEach(async () => {
    await publish(old);
    await publish(old, lesson);
  });

  it('is queued once, also after it was sent, and not again the next day', async () => {
    expect([await announce(), await announce()]).toEqual([1, 0]);
    await database.query(`update emails set sent_at = now(), recipient = null, data = '{}'`);
    expect(await announce()).toBe(0);
    await nextDay();
    expect(await announce()).toBe(0);
  });

  it('leaves what comes later to the next day', async () => {
    await announce();
    await publish(old, lesson, article);
    expect(await announce()).toBe(0);
    await nextDay();
    expect(await announce()).toBe(1);
    expect(await announced()).toEqual([['new defi en'], ['new mica en']]);
  });

  it('leaves what comes later to the next day, also when the news of the day was revised since', async () => {
    await announce();
    const revised = { ...lesson, revised: '2026-12-02' };
    await publish(old, revised, article);
    expect(await announce()).toBe(0);
    await nextDay();
    expect(await publish(old, revised, article)).toBe(2);
    expect(await announce()).toBe(1);
    expect(await announced()).toEqual([['new defi en'], ['new mica en', 'revised defi en']]);
  });

  it('goes on in the evening, and does not begin then', async () => {
    await addReader('eve@example.test', 'fr');
    expect([await announce(1, false), await announce(1), await announce(1, false)]).toEqual([
      0, 1, 1,
    ]);
  });

  it('reaches everybody in batches, with the same content', async () => {
    await addReader('eve@example.test', 'fr');
    await addReader('grace@example.test', 'en');
    const queued = [await announce(2)];
    await publish(old, lesson, article);
    queued.push(await announce(2), await announce(2));
    expect(queued).toEqual([2, 1, 0]);
    expect((await announced()).flat().sort()).toEqual([
      'new defi en',
      'new defi en',
      'new defi fr',
    ]);
  });
});

describe.each([
  ['did not choose it', 'update profiles set notify_lessons = false'],
  ['did not prove the address', 'delete from address_proofs'],
  ['is being erased', `select begin_erasure(id, 'en') from auth.users`],
])('somebody who %s', (_, change) => {
  it('gets none', async () => {
    await publish(old);
    await publish(old, lesson);
    await database.query(change);
    expect(await announce()).toBe(0);
  });
});

it('is not sent to somebody who turned it off after it was queued', async () => {
  await publish(old);
  await publish(old, lesson);
  await announce();
  await database.query(`update profiles set notify_lessons = false where user_id = '${user}'`);
  expect(await database.query('select * from claim_emails(10, 15)')).toEqual([]);
});
