import { type ChildProcess, spawn } from 'node:child_process';
import { root, withoutPersonalEnv } from '../local/settings.ts';

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and error, in order; empty when shown live. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Kills the program after this time; it is then not `ok`. Default: no limit. */
  readonly timeoutMs?: number;
  /** Default: the repository's root. */
  readonly cwd?: string;
  /** Shows the output live instead of storing it. */
  readonly show?: boolean;
}

/** The packages' command-line tools, run with this Node, independent of the PATH. */
const tools = {
  astro: 'astro/bin/astro.mjs',
  eslint: 'eslint/bin/eslint.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: 'playwright/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
} as const;

/** Runs a tool from the repository's root, without the user's own keys in the environment. */
export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, [`node_modules/${tools[tool]}`, ...args], options);
}

const running = new Set<ChildProcess>();

/** Kills all running programs; each then counts as failed. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a program to its end. Never rejects: a program that cannot start is not `ok`. */
export function runCommand(
  program: string,
  args: readonly string[],
  { env = {}, cwd = root, show = false, timeoutMs = 0 }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      timeout: timeoutMs,
      env: { ...withoutPersonalEnv(process.env), ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    running.add(child);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (result: CommandResult): void => {
      running.delete(child);
      resolve(result);
    };
    child.on('error', (error) => end({ ok: false, output: error.message }));
    child.on('close', (code) => end({ ok: code === 0, output: output.trim() }));
  });
}
