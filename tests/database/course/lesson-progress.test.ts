/** Database rules of lesson progress. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let owner: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());

describe('lesson progress', () => {
  const rows = () => owner.client.from('lesson_progress');
  const mine = async () =>
    await supabase.query<{ lesson: string; opened: number; completed: number | null }>(
      `select lesson, extract(epoch from now() - opened_at)::int as opened,
         extract(epoch from now() - completed_at)::int as completed
       from lesson_progress where user_id = '${owner.id}' order by lesson`,
    );
  const long = '2020-01-01T00:00:00Z';

  it('has the server’s timestamps, whatever the client sends', async () => {
    const forged = { user_id: owner.id, opened_at: long, completed_at: long };
    expect((await rows().insert({ ...forged, lesson: 'one' })).error).toBeNull();
    expect((await rows().upsert({ ...forged, lesson: 'one' })).error).toBeNull();
    expect((await rows().update({ opened_at: long, completed_at: long })).error).toBeNull();
    const [row] = await mine();
    expect(row?.opened).toBeLessThan(60);
    expect(row?.completed).toBeLessThan(60);
  });

  it('has the time of the last opening', async () => {
    await supabase.query(
      `set session_replication_role = replica;
       update lesson_progress set opened_at = now() - interval '1 day';
       set session_replication_role = origin`,
    );
    expect((await mine())[0]?.opened).toBeGreaterThan(80_000);
    expect((await rows().upsert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect((await mine())[0]?.opened).toBeLessThan(60);
  });

  it('keeps its first completion time until it is reset', async () => {
    await supabase.query(
      `set session_replication_role = replica;
       update lesson_progress set completed_at = now() - interval '1 day';
       set session_replication_role = origin`,
    );
    const again = { user_id: owner.id, lesson: 'one', completed_at: new Date().toISOString() };
    expect((await rows().upsert(again)).error).toBeNull();
    expect((await mine())[0]?.completed).toBeGreaterThan(80_000);
    expect((await rows().update({ completed_at: null }).eq('lesson', 'one')).error).toBeNull();
    expect((await mine())[0]?.completed).toBeNull();
  });

  it('never goes back to an earlier position, and takes none out of range', async () => {
    const reach = (reached: number) =>
      rows().upsert({ user_id: owner.id, lesson: 'one', reached }).select('reached');
    expect((await reach(3_500)).data).toEqual([{ reached: 3_500 }]);
    expect((await reach(1_000)).data).toEqual([{ reached: 3_500 }]);
    expect((await rows().update({ reached: 0 }).select('reached')).data).toEqual([
      { reached: 3_500 },
    ]);
    for (const forged of [-1, 60_001, 2 ** 31]) {
      expect((await reach(forged)).error, String(forged)).not.toBeNull();
    }
    expect((await reach(3_500)).data).toEqual([{ reached: 3_500 }]);
  });

  it('keeps the newest revision that was read, and none of the future or without a completion', async () => {
    const at = new Date().toISOString();
    const complete = async (completed_version: string | null, completed_at: string | null = at) => {
      const row = { user_id: owner.id, lesson: 'one', completed_at, completed_version };
      const { data, error } = await rows().upsert(row).select('completed_version');
      return error?.code ?? (data as { completed_version: string | null }[])[0]?.completed_version;
    };
    expect(await complete('2026-06-01')).toBe('2026-06-01');
    expect(await complete('2026-01-01')).toBe('2026-06-01');
    expect(await complete(null)).toBe('2026-06-01');
    expect(await complete('9999-12-31')).toBe('42501');
    expect(await complete('2026-06-01', null)).toBeNull();
    expect(await complete('9999-12-31', null)).toBe('42501');
  });

  it('keeps its user and its lesson', async () => {
    expect((await rows().update({ lesson: 'two' }).eq('lesson', 'one')).error).toBeNull();
    expect((await rows().update({ user_id: other.id }).eq('lesson', 'one')).error?.code).toBe(
      '42501',
    );
    expect((await mine()).map(({ lesson }) => lesson)).toEqual(['one']);
  });

  it('is limited to 100 lessons, which can still be opened again', async () => {
    const lessons = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        user_id: owner.id,
        lesson: `lesson-${from + index}`,
      }));
    expect((await rows().insert(lessons(0, 100))).error?.code).toBe('42501');
    expect((await rows().insert(lessons(0, 99))).error).toBeNull();
    expect((await rows().insert(lessons(99, 100))).error?.code).toBe('42501');
    expect((await rows().upsert(lessons(0, 99))).error).toBeNull();
    expect(await mine()).toHaveLength(100);
  });

  it('of another user is refused the same way, whether they store progress or not', async () => {
    const theirs = { user_id: other.id, lesson: 'one' };
    const kept = await rows().insert(theirs);
    await supabase.query(`update profiles set keep_progress = false where user_id = '${other.id}'`);
    const forgotten = await rows().insert(theirs);
    const nobody = await rows().insert({ ...theirs, user_id: crypto.randomUUID() });
    for (const { error } of [kept, forgotten, nobody]) expect(error?.code).toBe('42501');
  });

  it('is deleted when the user turns it off, and stored again once turned on', async () => {
    const keep = async (keep_progress: boolean) =>
      (await owner.client.from('profiles').update({ keep_progress }).eq('user_id', owner.id)).error;
    expect(await keep(false)).toBeNull();
    expect(await mine()).toEqual([]);
    expect((await rows().insert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect((await rows().upsert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect(await mine()).toEqual([]);
    expect(await keep(true)).toBeNull();
    expect((await rows().insert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect(await mine()).toHaveLength(1);
  });
});
