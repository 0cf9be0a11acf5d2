/** Who gets a certificate, and that nobody gets two, on many connections. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';

const crowd = 50;

let supabase: Supabase;
let reader: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase({ connections: 20 });
  reader = await supabase.createUser('reader@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await supabase.query(
    'truncate certificates, certificate_revocations, subscriptions, lesson_progress, quiz_attempts',
  );
  await subscribe();
  await read(lessonKeys);
  await pass(lessonKeys);
});

/** A certificate number that ends with these digits. */
const number = (n: number) => `ECT-0000-0000-${String(n).padStart(4, '0')}`;

const issue = async (n = 1, person = reader, lessons: readonly string[] = lessonKeys) => {
  const [row] = await supabase.run<{ outcome: string }>(
    `select issue_certificate($1, $2, $3, gen_random_uuid(), 'Ada', 'fr', 300, '0123456789ab', now(), '{}')
      as outcome`,
    [person.id, lessons, number(n)],
  );
  return row?.outcome;
};

const subscribe = (person = reader) =>
  supabase.run(
    `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
      plan_key, amount, currency, start_date, end_date)
      values ($1::uuid, 'sub_' || $1::text, 'cus', 'price', 'active', 'formation', 24999, 'eur', now() - interval '1 day', now() + interval '1 day')`,
    [person.id],
  );

const read = (lessons: readonly string[], person = reader) =>
  supabase.run(
    `insert into lesson_progress (user_id, lesson, completed_at) select $1, unnest($2::text[]), now()`,
    [person.id, lessons],
  );

const pass = (lessons: readonly string[], person = reader) =>
  supabase.run(
    `insert into quiz_attempts (user_id, lesson, questions, finished_at, passed)
      select $1, unnest($2::text[]), '{q}', now(), true`,
    [person.id, lessons],
  );

const issued = () => supabase.query<{ number: string }>('select number from certificates');

describe('a certificate', () => {
  it(`of ${crowd} issued at once is one, and stays`, async () => {
    const outcomes = await Promise.all(Array.from({ length: crowd }, (_, n) => issue(n + 1)));
    expect(outcomes).toEqual(Array.from({ length: crowd }, () => 'issued'));
    const first = await issued();
    expect(first).toHaveLength(1);
    expect(await issue(99)).toBe('issued');
    expect(await issued()).toEqual(first);
  });

  it('stays valid without the subscription and the progress', async () => {
    await issue();
    await supabase.query('truncate subscriptions, lesson_progress, quiz_attempts');
    expect(await issue(2)).toBe('issued');
    expect(await issued()).toEqual([{ number: number(1) }]);
  });

  it('needs every lesson read and every quiz passed', async () => {
    for (const lesson of [lessonKeys[0], lessonKeys[12], lessonKeys[19]] as string[]) {
      const where = `where lesson = '${lesson}'`;
      await supabase.query(`update lesson_progress set completed_at = null ${where}`);
      expect(await issue()).toBe('lessons');
      await supabase.query(`delete from lesson_progress ${where}`);
      expect(await issue()).toBe('lessons');
      await read([lesson]);
      await supabase.query(`update quiz_attempts set passed = false ${where}`);
      expect(await issue()).toBe('lessons');
      await supabase.query(`delete from quiz_attempts ${where}`);
      expect(await issue()).toBe('lessons');
      await pass([lesson]);
    }
    expect(await issued()).toEqual([]);
    expect(await issue()).toBe('issued');
  });

  it('counts nothing of somebody else, and no lesson twice', async () => {
    await subscribe(other);
    expect(await issue(1, other)).toBe('lessons');
    await read(lessonKeys, other);
    expect(await issue(1, other)).toBe('lessons');
    await pass(
      Array.from({ length: 20 }, () => 'stablecoins'),
      other,
    );
    expect(await issue(1, other)).toBe('lessons');
  });

  it('is not issued for a shorter list of lessons', async () => {
    const twice = [...lessonKeys.slice(1), ...lessonKeys.slice(1)];
    for (const list of [[], ['stablecoins'], lessonKeys.slice(1), twice])
      await expect(issue(1, reader, list)).rejects.toThrow('twenty lessons');
  });

  it('needs a subscription that is active now', async () => {
    for (const change of [
      `status = 'canceled'`,
      `end_date = now() - interval '1 second'`,
      `start_date = now() + interval '1 hour', end_date = now() + interval '2 hours'`,
    ]) {
      await supabase.query('truncate subscriptions');
      await subscribe();
      await supabase.query(`update subscriptions set ${change}`);
      expect(await issue(), change).toBe('subscription');
    }
  });

  it('cannot be written by a member, whatever they have finished', async () => {
    const row = { user_id: reader.id, number: number(1), name: 'Ada' };
    const certificates = () => reader.client.from('certificates');
    expect((await certificates().insert(row)).error).not.toBeNull();
    await issue();
    await certificates().update({ name: 'Eve' }).eq('user_id', reader.id);
    await certificates().delete().eq('user_id', reader.id);
    expect((await reader.client.rpc('issue_certificate', {})).error).not.toBeNull();
    const own = await certificates().select('name, number');
    expect(own.data).toEqual([{ name: 'Ada', number: number(1) }]);
    expect((await other.client.from('certificates').select('number')).data).toEqual([]);
  });
});

describe('a revocation', () => {
  const revoke = async (n: number, reason: string, unknown = false) => {
    const [row] = await supabase.run<{ outcome: string }>(
      'select revoke_certificate($1, $2, $3) as outcome',
      [number(n), reason, unknown],
    );
    return row?.outcome;
  };

  it('counts once and survives the account', async () => {
    await issue();
    expect(await revoke(1, 'fraud')).toBe('revoked');
    expect(await revoke(1, 'error')).toBe('known');
    await supabase.query('truncate certificates');
    expect(await supabase.query('select number, reason from certificate_revocations')).toEqual([
      { number: number(1), reason: 'fraud' },
    ]);
    expect(await revoke(2, 'fraud')).toBe('unknown');
    expect(await revoke(2, 'fraud', true)).toBe('revoked');
  });

  it('of a replaced certificate lets its holder have another', async () => {
    await issue();
    expect(await revoke(1, 'replaced')).toBe('revoked');
    expect(await issue(2)).toBe('issued');
    expect(await issued()).toEqual([{ number: number(2) }]);
  });

  it('for another reason does not', async () => {
    await issue();
    await revoke(1, 'fraud');
    expect(await issue(2)).toBe('issued');
    expect(await issued()).toEqual([{ number: number(1) }]);
  });
});
