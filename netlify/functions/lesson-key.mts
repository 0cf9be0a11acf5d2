/** Returns the decryption key of a lesson to an entitled user. Contract: src/domain/api/lesson-key.ts. */
import type { Config } from '@netlify/functions';
import { type LessonKeyResponse, lessonKeyRequest } from '../../src/domain/api/lesson-key.ts';
import { lessonKeyBytes } from '../../src/domain/course/encryption.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireLesson } from '../lib/course/entitlement.ts';
import { sealSecret } from '../lib/platform/env.ts';

export default defineEndpoint({
  name: 'lesson-key',
  schema: lessonKeyRequest,
  async work(id, request): Promise<LessonKeyResponse> {
    await requireLesson(request, id.lesson);
    const secret = sealSecret(id.epoch);
    if (!secret)
      throw new HttpError(409, 'stale', 'Reload the page: it was built with an older secret.');
    const key = await lessonKeyBytes(secret, id);
    return { key: Buffer.from(key).toString('base64url') };
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
