/** Lesson text: encrypted in the build, decrypted with a key, removed with the session. */
import type { Fault } from './fault.ts';

export const sealing: readonly Fault[] = [
  {
    name: 'one lesson is published unencrypted',
    file: 'src/content/sealing.ts',
    find: "process.env.SEAL === 'off'",
    replace: "process.env.SEAL === 'off' || lesson === 'gestion-risque'",
    caughtBy: { suite: 'build', files: ['tests/builds.ts'] },
  },
  {
    name: 'the leak check skips compressed data',
    file: 'src/build/text-candidates.ts',
    find: 'if (depth === 0 || isUtf8(bytes)) return;',
    replace: 'if (depth < 3 || isUtf8(bytes)) return;',
    caughtBy: { suite: 'unit', files: ['tests/unit/build/leak-check.test.ts'] },
  },
  {
    name: 'an encrypted file is not bound to its language, lesson and key version',
    file: 'src/domain/course/encryption.ts',
    find: "return { name: 'AES-GCM', iv, additionalData, tagLength: 128 };",
    replace: "return { name: 'AES-GCM', iv, tagLength: additionalData.length > 0 ? 128 : 96 };",
    caughtBy: { suite: 'unit', files: ['tests/unit/course/encryption.test.ts'] },
  },
  {
    name: 'one key decrypts every version of a lesson',
    file: 'src/domain/course/encryption.ts',
    find: '`v${version}|lesson|${id.lang}|${id.lesson}|${id.tag}`',
    replace: '`v${version}|lesson|${id.lang}|${id.lesson}`',
    caughtBy: { suite: 'unit', files: ['tests/unit/course/encryption.test.ts'] },
  },
  {
    name: 'the secret of any older key version still derives keys',
    file: 'netlify/lib/platform/env.ts',
    find: 'if (epoch !== current - 1 || previous === undefined) return undefined;',
    replace: 'if (epoch > current || previous === undefined) return undefined;',
    caughtBy: { suite: 'functions', files: ['tests/functions/course/lesson-key.test.ts'] },
  },
  {
    name: 'the response with a key may be cached',
    file: 'netlify/lib/http/json-response.ts',
    find: "'Cache-Control': 'private, no-store'",
    replace: "'Cache-Control': 'public, max-age=300'",
    caughtBy: { suite: 'functions', files: ['tests/functions/course/lesson-key.test.ts'] },
  },
  {
    name: 'the lesson text stays after signing out',
    file: 'src/stores/auth/user-change.ts',
    find: 'if (now === undefined || (user !== undefined && now !== user)) forget();',
    replace: 'if (user !== undefined && now !== undefined && now !== user) forget();',
    caughtBy: { suite: 'unit', files: ['tests/unit/course/open-lesson.test.ts'] },
  },
  {
    name: 'the leak check knows no text of a quiz',
    file: 'src/content/quiz.ts',
    find: 'return Object.values(quiz).flatMap(quizTexts);',
    replace: 'return [];',
    caughtBy: { suite: 'unit', files: ['tests/unit/content/quiz-banks.test.ts'] },
  },
];
