/**
 * `npm run doctor`, `npm run reconcile` and `npm run certificates`: operate on a deployment whose variables come
 * from a file or the environment; without either, on the running local world.
 */
import { readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { readSettings, root } from './settings.ts';
import { runningEnv } from './start/running.ts';

type Env = Record<string, string | undefined>;

const usage = {
  doctor: `npm run doctor [-- options]
  --env-file <file>   the variables of the deployment; default: the environment, else npm start's
  --site <origin>     the site's address, https://…; default: SITE_URL, else URL, which Netlify gives to builds
  --preview           not production: Stripe test mode is expected`,
  reconcile: `npm run reconcile [-- options]
  --env-file <file>   the variables of the deployment; default: the environment, else npm start's
  --dry-run           says what differs, and changes nothing`,
  certificates: `npm run certificates -- revoke <number> --reason <reason> [options]
npm run certificates -- public-key
  --reason <reason>   error, fraud, request, or replaced (its holder can be issued another one)
  --unknown           also a number that nobody has, because its account was erased
  --env-file <file>   the variables of the deployment; default: the environment, else npm start's`,
} as const;

type Command = keyof typeof usage;

interface Values {
  readonly 'env-file'?: string;
  readonly site?: string;
  readonly preview?: boolean;
  readonly 'dry-run'?: boolean;
  readonly reason?: string;
  readonly unknown?: boolean;
}

/** The options of each command, besides --env-file. */
const options = {
  doctor: { site: { type: 'string' }, preview: { type: 'boolean' } },
  reconcile: { 'dry-run': { type: 'boolean' } },
  certificates: { reason: { type: 'string' }, unknown: { type: 'boolean' } },
} as const;

const [name = '', ...args] = process.argv.slice(2);
if (!isCommand(name)) throw new Error(`Use npm run ${Object.keys(usage).join(', ')}.`);

try {
  process.exitCode = await operate(name, args);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${usage[name]}\n`);
  process.exitCode = 1;
}

function isCommand(given: string): given is Command {
  return Object.hasOwn(usage, given);
}

async function operate(command: Command, given: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: command === 'certificates',
    options: { 'env-file': { type: 'string' }, ...options[command] },
  }) as { values: Values; positionals: string[] };
  const { env, whose } = await environment(values['env-file']);
  const say = (line: string): void => console.log(line);
  say(`Looking at ${whose}.`);
  if (command === 'doctor') {
    const { runDoctor } = await import('../netlify/cli/doctor.ts');
    const elsewhere = env.CONTEXT !== undefined && env.CONTEXT !== 'production';
    const named = values.site === undefined ? env : { ...env, SITE_URL: values.site };
    return runDoctor({ env: named, root, live: !values.preview && !elsewhere }, say);
  }
  // Functions read their settings from process.env.
  Object.assign(process.env, env);
  if (command === 'certificates') {
    const { runCertificates } = await import('../netlify/cli/certificates.ts');
    const { reason, unknown = false } = values;
    return runCertificates({ words: positionals, reason, unknown }, say);
  }
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
