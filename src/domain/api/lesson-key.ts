/** Contract of `POST /.netlify/functions/lesson-key`: the key of one encrypted lesson. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';

export const lessonKeyRequest = z.strictObject({
  lang: z.enum(langs),
  lesson: z.enum(lessonKeys),
  tag: z.string().regex(/^[0-9a-f]{32}$/),
  epoch: z.number().int().min(1).max(1_000_000),
});
export type LessonKeyRequest = z.infer<typeof lessonKeyRequest>;

export interface LessonKeyResponse {
  /** The 32 key bytes, base64url without padding. */
  readonly key: string;
}

/** `stale`: the page was built with a secret that is no longer accepted; reload it. */
export type LessonKeyCode = CommonCode | 'subscription_required' | 'stale';
