/** Forged tokens get no key, neither for a premium lesson nor for the free one. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import lessonKey from '../../../netlify/functions/lesson-key.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { families, type Forge } from './forged-tokens.ts';
import { post, startServices, subscribe, type Services } from '../fixtures/services.ts';

const premium = { lang: 'fr', lesson: 'gestion-risque', tag: 'ab'.repeat(16), epoch: 1 };
const free = { ...premium, lesson: 'fondamentaux-blockchain' };

const count = sample(40, 2_000);

let services: Services;
let payer: Person;
let member: Person;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  services = await startServices();
  payer = await services.supabase.createUser('payer@example.test', 'correct horse');
  member = await services.supabase.createUser('member@example.test', 'correct horse');
  await subscribe(services, payer);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
});

it(`lesson-key returns no key for ${count} forged tokens`, async () => {
  const { supabase } = services;
  const forge: Forge = {
    payer: payer.token,
    member: member.token,
    secret: supabase.jwtSecret,
    keys: [supabase.publishableKey, supabase.secretKey],
    random: seededRandom(seedOf(20261122)),
  };
  expect((await post(lessonKey, premium, payer.token)).status, 'the real one opens').toBe(200);

  const names = Object.keys(families);
  const wrong: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = names[index % names.length] ?? '';
    const token = families[name]?.(forge) ?? '';
    const answer = await post(lessonKey, premium, token);
    const text = await answer.text();
    const refused = [401, 403].includes(answer.status) && !text.includes('"key"');
    // A token cut to a few letters would occur in any text.
    const isRepeated = token.length > 8 && text.includes(token);
    if (!refused || isRepeated) wrong.push(`${name}: ${answer.status} ${text}`);
    // One in ten requests the free lesson.
    if (index % 160 < names.length && token !== member.token) {
      const open = await post(lessonKey, free, token);
      if (open.status !== 401) wrong.push(`${name}, free lesson: ${open.status}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
  expect((await post(lessonKey, premium, payer.token)).status, 'the real one opens').toBe(200);
});
