/** Services with a free and a premium lesson that use the test bank, a member and a subscriber. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stringify } from 'yaml';
import { langs } from '../../../src/i18n/locales.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { testBank } from '../../quiz-bank.ts';
import { startServices, subscribe, type Services } from '../fixtures/services.ts';

export const free = 'fondamentaux-blockchain';
export const premium = 'gestion-risque';

interface QuizServices {
  services: Services;
  member: Person;
  /** Subscribed to the course. */
  formation: Person;
}

/** Registers the hooks of a test file; fills the returned object before the first test. */
export function quizServices(): QuizServices {
  const started = {} as QuizServices;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lessons-'));
    for (const lang of langs) {
      const path = join(folder, 'content/lessons', lang);
      await mkdir(path, { recursive: true });
      const text = `---\n${stringify({ state: 'written', title: 'A lesson', quiz: testBank(lang) })}---\nText.\n`;
      for (const lesson of [free, premium]) await writeFile(join(path, `${lesson}.mdx`), text);
    }
    const services = await startServices();
    const member = await services.supabase.createUser('member@example.test', 'correct horse');
    const formation = await services.supabase.createUser('formation@example.test', 'correct horse');
    await subscribe(services, formation);
    Object.assign(started, { services, member, formation });
  });
  afterAll(async () => {
    await started.services.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    await started.services.supabase.query('truncate quiz_attempts, review_cards, rate_limits');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return started;
}
