/** What a signed-in account has read of the course, put in the local world's database by its own hand. */
import type { Page } from 'playwright/test';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import type { World } from '../serve-world.ts';
import { expect } from '../fixtures.ts';

export const progressCalls = '**/rest/v1/lesson_progress*';

interface Reading {
  /** Lessons in the order they were opened; `+` before a key says that it was finished. */
  readonly lessons?: readonly (LessonKey | `+${LessonKey}`)[];
  /** False: they chose that nothing be kept. */
  readonly kept?: boolean;
}

/** Replaces all that is known of the reading of the account that `signIn` signed in on this page. */
export async function haveRead(
  page: Page,
  world: World,
  { lessons = [], kept = true }: Reading,
): Promise<void> {
  const session = (await page.evaluate(() => localStorage.getItem('session'))) ?? '';
  const { access_token, user } = JSON.parse(session) as {
    access_token: string;
    user: { id: string };
  };
  const call = async (method: string, path: string, data: object): Promise<void> => {
    const response = await page.request.fetch(`${world.origin}/rest/v1/${path}`, {
      method,
      headers: { apikey: world.info.publishableKey, Authorization: `Bearer ${access_token}` },
      data,
    });
    expect(response.status(), `${method} ${path}`).toBeLessThan(300);
  };
  // Switching it off erases what there was.
  for (const keep_progress of kept ? [false, true] : [false]) {
    await call('PATCH', `profiles?user_id=eq.${user.id}`, { keep_progress });
  }
  for (const name of lessons) {
    const completed_at = name.startsWith('+') ? new Date().toISOString() : null;
    const lesson = name.replace('+', '');
    await call('POST', 'lesson_progress', { user_id: user.id, lesson, completed_at });
  }
}
