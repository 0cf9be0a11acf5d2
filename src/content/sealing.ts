/**
 * Encrypts lesson bodies during rendering; the build registry stores them until the build
 * writes them.
 */
import { deflateRawSync } from 'node:zlib';
import type { Lang } from '../i18n/locales.ts';
import type { LessonKey } from '../domain/course/lessons.ts';
import {
  importLessonKey,
  lessonKeyBytes,
  sealBytes,
  sealTag,
  type LessonBody,
  type SealId,
} from '../domain/course/encryption.ts';
import { buildRegistry } from './build-registry.ts';

/**
 * Encrypts one body and registers it for the build; returns the id its page needs to request
 * the key.
 */
export async function sealLesson(
  lang: Lang,
  lesson: LessonKey,
  body: LessonBody,
  secrets: readonly string[],
): Promise<SealId> {
  const { secret, epoch } = sealSecret();
  // Raw deflate at maximum level, decompressed in the browser by `DecompressionStream`.
  const compressed = new Uint8Array(deflateRawSync(JSON.stringify(body), { level: 9 }));
  const id: SealId = { lang, lesson, epoch, tag: await sealTag(secret, lang, lesson, compressed) };
  const key = await importLessonKey(await lessonKeyBytes(secret, id), 'encrypt');
  // SEAL=off exists for one test only: it proves that the leak check detects a leak.
  const bytes =
    process.env.SEAL === 'off'
      ? new TextEncoder().encode(JSON.stringify(body))
      : await sealBytes(key, id, compressed);
  buildRegistry().sealedLessons.set(`${lang}/${id.tag}`, { id, body, secrets, bytes });
  return id;
}

function sealSecret(): { secret: Uint8Array<ArrayBuffer>; epoch: number } {
  const secret = new Uint8Array(Buffer.from(process.env.LESSON_SEAL_SECRET ?? '', 'base64'));
  const epoch = Number(process.env.LESSON_SEAL_EPOCH ?? '1');
  if (secret.length !== 32 || !Number.isInteger(epoch) || epoch < 1) {
    throw new Error(
      'Lessons cannot be sealed: LESSON_SEAL_SECRET must be 32 random bytes in base64 ' +
        '(openssl rand -base64 32) and LESSON_SEAL_EPOCH a whole number from 1. ' +
        '`npm start` makes its own; a deploy needs them in its environment.',
    );
  }
  return { secret, epoch };
}
