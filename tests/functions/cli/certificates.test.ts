/** `npm run certificates`: what it revokes, and which arguments it rejects. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { runCertificates } from '../../../netlify/cli/certificates.ts';
import { readMultikey } from '../../../src/domain/course/certificate/multibase.ts';
import { runCommand } from '../../command.ts';
import { startServices, type Services } from '../fixtures/services.ts';

const number = 'ECT-0000-0000-0001';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  const { id } = await services.supabase.createUser(
    `${crypto.randomUUID()}@example.test`,
    'correct horse',
  );
  await services.supabase.query('truncate certificates, certificate_revocations');
  await services.supabase.run(
    `insert into certificates (user_id, number, subject, name, language, minutes, content_version, issued_at, badge)
      values ($1, $2, gen_random_uuid(), 'Ada', 'fr', 1, '0123456789ab', now(), '{}')`,
    [id, number],
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(words: readonly string[], reason?: string, unknown = false) {
  const lines: string[] = [];
  const code = await runCertificates({ words, reason, unknown }, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

const revoked = () =>
  services.supabase.query('select number, reason from certificate_revocations order by number');
const held = () => services.supabase.query<{ number: string }>('select number from certificates');

it('revokes once, in any spelling of the number', async () => {
  expect(await run(['revoke', 'ect 0000 0000 0001'], 'fraud')).toMatchObject({ code: 0 });
  expect(await revoked()).toEqual([{ number, reason: 'fraud' }]);
  expect((await run(['revoke', number], 'error')).text).toContain('revoked before');
  expect(await revoked()).toEqual([{ number, reason: 'fraud' }]);
  expect(await held()).toEqual([{ number }]);
});

it('makes room for another certificate when one is replaced', async () => {
  expect((await run(['revoke', number], 'replaced')).text).toContain('another one');
  expect(await held()).toEqual([]);
});

it('revokes a number that nobody has only when told so', async () => {
  const gone = 'ECT-0000-0000-0002';
  expect(await run(['revoke', gone], 'fraud')).toMatchObject({ code: 1 });
  expect(await revoked()).toEqual([]);
  expect(await run(['revoke', gone], 'fraud', true)).toMatchObject({ code: 0 });
  expect(await revoked()).toEqual([{ number: gone, reason: 'fraud' }]);
});

it('says what it needs', async () => {
  await expect(run([])).rejects.toThrow('Name a command');
  await expect(run(['revoke'], 'fraud')).rejects.toThrow('Name a command');
  await expect(run(['revoke', number, number], 'fraud')).rejects.toThrow('Name a command');
  await expect(run(['revoke', 'ECT-1'], 'fraud')).rejects.toThrow('no certificate number');
  await expect(run(['revoke', number])).rejects.toThrow('--reason');
  await expect(run(['revoke', number], 'spite')).rejects.toThrow('--reason');
  expect(await revoked()).toEqual([]);
});

it('prints the public key', async () => {
  const { text } = await run(['public-key']);
  expect(readMultikey(text)).toHaveLength(32);
  vi.stubEnv('CERTIFICATE_PRIVATE_KEY', '');
  await expect(run(['public-key'])).rejects.toThrow('CERTIFICATE_PRIVATE_KEY is not set');
});

it('is started by npm run certificates', async () => {
  const args = ['local/operate.ts', 'certificates', 'revoke', '--env-file', '.env.example'];
  const { ok, output } = await runCommand(process.execPath, args);
  expect(ok).toBe(false);
  expect(output).toContain('Name a command');
  expect(output).toContain('--reason <reason>');
});
