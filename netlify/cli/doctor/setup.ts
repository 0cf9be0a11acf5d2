/** What the doctor works with, and what it says. */

export type Env = Readonly<Record<string, string | undefined>>;

export interface Setup {
  readonly env: Env;
  /** Whether real people pay here: the keys of tests are refused. */
  readonly live: boolean;
  /** The folder that holds package.json. */
  readonly root: string;
}

/** `ok`: as it must be; `fault`: does not work, or is not safe; `note`: for a person to look at. */
export interface Finding {
  readonly mark: 'ok' | 'fault' | 'note';
  /** One sentence; a fault says what to do. */
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly check: (setup: Setup) => Finding[] | Promise<Finding[]>;
}

export const okFinding = (text: string): Finding => ({ mark: 'ok', text });
export const errorFinding = (text: string): Finding => ({ mark: 'fault', text });
export const infoFinding = (text: string): Finding => ({ mark: 'note', text });

/** A variable without the spaces around it; empty when it is not set. */
export function valueOf(env: Env, name: string): string {
  return env[name]?.trim() ?? '';
}

/** The site's own origin; `undefined` when it is not told, or is no address. */
export function siteOrigin(env: Env): string | undefined {
  const given = valueOf(env, 'SITE_URL') || valueOf(env, 'URL');
  return URL.canParse(given) ? new URL(given).origin : undefined;
}

/** An answer over HTTP; `status` 0 when there was none. `body` is JSON, or undefined. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const timeoutMs = 15_000;

/** Asks, and never throws. Follows no redirection. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Heard> {
  try {
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: readJson(text) };
  } catch {
    return { status: 0, headers: new Headers(), body: undefined };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
