/** Decrypted lesson text in memory, kept only during a session. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import { body, keyBytes, seal } from './sealed-lesson.ts';

const member = { id: 'u1', email: 'ada@example.test', firstName: 'Ada' };
const $session = atom<SessionState>({ type: 'signed-in', member });
vi.mock('../../../src/stores/auth/session.ts', () => ({
  $session,
  accessToken: () => Promise.resolve('t'),
  signOut: () => Promise.resolve(),
}));
vi.mock('../../../src/stores/billing/subscription.ts', () => ({
  refreshSubscription: () => Promise.resolve({ type: 'none' }),
}));

/** Stubs the responses to the store's requests; the key waits for `beforeKey`. */
async function serve(beforeKey: Promise<unknown> = Promise.resolve()) {
  const sealed = await seal();
  const key = Buffer.from(await keyBytes(sealed)).toString('base64url');
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('lesson-key')) return new Response(sealed.bytes);
    await beforeKey;
    return Response.json({ key });
  });
  return sealed.id;
}

beforeEach(() => {
  vi.resetModules();
  $session.set({ type: 'signed-in', member });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a decrypted lesson', () => {
  it('is removed when the session ends', async () => {
    const { $lesson, openSealedLesson } = await import('../../../src/stores/course/lesson.ts');
    await openSealedLesson(await serve());
    expect($lesson.get()).toEqual({ type: 'open', body });
    $session.set({ type: 'signed-out' });
    expect($lesson.get()).toEqual({ type: 'closed' });
  });

  it('is removed when another person’s session takes the place of its reader’s', async () => {
    const { $lesson, openSealedLesson } = await import('../../../src/stores/course/lesson.ts');
    await openSealedLesson(await serve());
    $session.set({ type: 'signed-in', member: { ...member, firstName: 'Augusta' } });
    expect($lesson.get(), 'for the same person').toEqual({ type: 'open', body });
    $session.set({ type: 'signed-in', member: { ...member, id: 'u2' } });
    expect($lesson.get()).toEqual({ type: 'closed' });
  });

  it('stays locked when its key arrives after the session ended', async () => {
    const { $lesson, openSealedLesson } = await import('../../../src/stores/course/lesson.ts');
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const opening = openSealedLesson(await serve(promise));
    $session.set({ type: 'signed-out' });
    resolve(undefined);
    await opening;
    expect($lesson.get()).toEqual({ type: 'closed' });
  });
});
