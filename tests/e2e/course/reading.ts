/** Course progress of an account, written directly to the local world's database. */
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import type { Page } from 'playwright/test';
import type { World } from '../serve-world.ts';
import { expect, type SignedIn } from '../fixtures.ts';

export const progressCalls = '**/rest/v1/lesson_progress*';

interface Reading {
  /** Lessons in the order they were opened; `+` before a key marks a read one. */
  readonly lessons?: readonly (LessonKey | `+${LessonKey}`)[];
  /** False: progress is turned off. */
  readonly kept?: boolean;
}

/** Replaces the stored progress of a signed-in account. */
export async function setProgress(
  world: World,
  { session: { access_token, user } }: Pick<SignedIn, 'session'>,
  { lessons = [], kept = true }: Reading,
): Promise<void> {
  const call = async (method: string, path: string, data: object): Promise<void> => {
    const response = await fetch(`${world.origin}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: world.info.publishableKey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(data),
    });
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
  };
  // Turning progress off deletes the stored progress.
  for (const keep_progress of kept ? [false, true] : [false]) {
    await call('PATCH', `profiles?user_id=eq.${user.id}`, { keep_progress });
  }
  for (const name of lessons) {
    const completed_at = name.startsWith('+') ? new Date().toISOString() : null;
    const lesson = name.replace('+', '');
    await call('POST', 'lesson_progress', { user_id: user.id, lesson, completed_at });
  }
}

/** Stubs the quizzes of these lessons as passed, which only a function may store. */
export async function passQuizzes(page: Page, lessons: readonly LessonKey[]): Promise<void> {
  const json = lessons.map((lesson) => ({ lesson }));
  await page.route('**/rest/v1/quiz_attempts*', (route) => route.fulfill({ json }));
}
