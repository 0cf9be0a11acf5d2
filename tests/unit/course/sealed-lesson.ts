/** Test lessons for encryption, and their secret. */
import { vi } from 'vitest';
import { buildRegistry, type SealedLesson } from '../../../src/content/build-registry.ts';
import { sealLesson } from '../../../src/content/sealing.ts';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import {
  importLessonKey,
  lessonKeyBytes,
  type LessonBody,
} from '../../../src/domain/course/encryption.ts';
import type { Lang } from '../../../src/i18n/locales.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** 32 bytes, each of the same value. */
export const secretOf = (value: number): Bytes => new Uint8Array(32).fill(value);

export const body: LessonBody = {
  html:
    '<h2 id="stop">La distance au stop décide de la taille</h2>' +
    '<p>Vous achetez à <strong>cinquante euros</strong> et sortez à quarante-six. ' +
    'L’écart vaut quatre euros par unité, vingt pour cinq unités.</p>' +
    '<svg role="img" aria-label="Une échelle de prix à trois niveaux, le stop tout en bas"></svg>',
  contents: [{ id: 'stop', title: 'La distance au stop décide de la taille' }],
};
/** Texts of its quiz: a question, a choice, a number, a reason. */
export const secrets = [
  'Combien d’unités achetez-vous hors frais dans cet exemple ?',
  'une demi-douzaine au plus de chaque',
  '5',
  'Vingt divisé par quatre donne cinq unités, frais non compris.',
];

/** Encrypts as the build does. */
export async function seal(
  lang: Lang = 'fr',
  lesson: LessonKey = 'gestion-risque',
  text: LessonBody = body,
  options: { readonly secret?: Bytes; readonly epoch?: number } = {},
): Promise<SealedLesson> {
  vi.stubEnv('LESSON_SEAL_SECRET', Buffer.from(options.secret ?? secretOf(7)).toString('base64'));
  vi.stubEnv('LESSON_SEAL_EPOCH', String(options.epoch ?? 1));
  const id = await sealLesson(lang, lesson, text, secrets);
  const sealed = buildRegistry().sealedLessons.get(`${lang}/${id.tag}`);
  if (!sealed) throw new Error('The lesson was not kept.');
  return sealed;
}

/** The raw key in a lesson-key response. */
export const keyBytes = (sealed: SealedLesson, secret = secretOf(7)): Promise<Bytes> =>
  lessonKeyBytes(secret, sealed.id);

/** A key as the browser imports it. */
export const openingKey = (bytes: Bytes): Promise<CryptoKey> => importLessonKey(bytes, 'decrypt');
