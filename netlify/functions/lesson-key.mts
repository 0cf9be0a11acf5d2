/** Gives the key of one sealed lesson to a person entitled to it. Contract: src/domain/api/lesson-key.ts. */
import type { Config } from '@netlify/functions';
import { type LessonKeyResponse, lessonKeyRequest } from '../../src/domain/api/lesson-key.ts';
import { freeLesson } from '../../src/domain/lessons.ts';
import { lessonKeyBytes } from '../../src/domain/seal.ts';
import { Refusal } from '../lib/answer.ts';
import { endpoint } from '../lib/endpoint.ts';
import { sealSecret } from '../lib/env.ts';
import { bearerToken, callerClient, unauthenticated, verifySession } from '../lib/supabase.ts';

export default endpoint({
  name: 'lesson-key',
  schema: lessonKeyRequest,
  async work(id, request): Promise<LessonKeyResponse> {
    const token = bearerToken(request);
    if (token === undefined) throw unauthenticated();
    if (id.lesson === freeLesson) await requireSession(token);
    else await requireSubscription(token);
    const secret = sealSecret(id.epoch);
    if (!secret) throw new Refusal(409, 'stale', 'Reload the page: it was built with an older secret.');
    const key = await lessonKeyBytes(secret, id);
    return { key: Buffer.from(key).toString('base64url') };
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

/** Only a refusal closes the free lesson: a failing check does not (specification, section 6). */
async function requireSession(token: string): Promise<void> {
  const session = await verifySession(token);
  if (session.type === 'refused') throw unauthenticated();
}

async function requireSubscription(token: string): Promise<void> {
  const [session, access] = await Promise.all([
    verifySession(token),
    callerClient(token).rpc('has_access', {}),
  ]);
  if (session.type === 'refused' || access.status === 401) throw unauthenticated();
  if (session.type === 'failed' || access.error) {
    throw new Refusal(503, 'unavailable', 'Your subscription could not be checked. Please try again.');
  }
  if (access.data !== true) {
    throw new Refusal(403, 'subscription_required', 'This lesson needs an active subscription.');
  }
}
