/**
 * `npm run doctor` and `npm run reconcile`: operate on a deployment whose variables come from a file or the
 * environment; without either, on the running local environment.
 */
import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { readSettings, root } from './settings.ts';
import { runningEnv } from './start/running.ts';

type Env = Record<string, string | undefined>;

const usage = {
  doctor: `npm run doctor [-- options]
  --env-file <file>   the variables of the deployment; default: the environment, else npm start's
  --preview           not production: Stripe test mode is expected`,
  reconcile: `npm run reconcile [-- options]
  --env-file <file>   the variables of the deployment; default: the environment, else npm start's
  --dry-run           says what differs, and changes nothing`,
} as const;

const [name = '', ...args] = process.argv.slice(2);
if (name !== 'doctor' && name !== 'reconcile') throw new Error('Use npm run doctor, or reconcile.');

try {
  process.exitCode = await operate(name, args);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${usage[name]}\n`);
  process.exitCode = 1;
}

async function operate(command: keyof typeof usage, given: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      'env-file': { type: 'string' },
      ...(command === 'doctor'
        ? { preview: { type: 'boolean' } }
        : { 'dry-run': { type: 'boolean' } }),
    },
  }) as { values: { 'env-file'?: string; preview?: boolean; 'dry-run'?: boolean } };
  const { env, whose } = await environment(values['env-file']);
  const say = (line: string): void => console.log(line);
  say(`Looking at ${whose}.`);
  if (command === 'doctor') {
    const { runDoctor } = await import('../netlify/cli/doctor.ts');
    const elsewhere = env.CONTEXT !== undefined && env.CONTEXT !== 'production';
    return runDoctor({ env, root, live: !values.preview && !elsewhere }, say);
  }
  // Functions read their settings from process.env.
  Object.assign(process.env, env);
  const { repair } = await import('../netlify/cli/reconcile.ts');
  return repair({ dryRun: values['dry-run'] ?? false }, say);
}

async function environment(file: string | undefined): Promise<{ env: Env; whose: string }> {
  if (file !== undefined) {
    return { env: parseEnv(readFileSync(file, 'utf8')), whose: `the deployment of ${file}` };
  }
  if (process.env.SUPABASE_URL)
    return { env: process.env, whose: 'the deployment of the environment' };
  const { dataDir } = readSettings(process.env);
  const env = await runningEnv(dataDir);
  if (env) return { env, whose: `the local world at ${env.URL ?? ''}` };
  throw new Error(
    'Nothing to look at: name a file of variables, set them, or run npm start in another terminal.',
  );
}
