/** Shared types and helpers of the doctor's checks. */

export type Env = Readonly<Record<string, string | undefined>>;

export interface Setup {
  readonly env: Env;
  /** Whether this is production: test keys are errors. */
  readonly live: boolean;
  /** The project root. */
  readonly root: string;
}

/** `ok`: correct; `fault`: broken or unsafe; `note`: needs a manual check. */
export interface Finding {
  readonly mark: 'ok' | 'fault' | 'note';
  /** One sentence; a fault says how to fix it. */
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly check: (setup: Setup) => Finding[] | Promise<Finding[]>;
}

/** A check that passed. */
export const okFinding = (text: string): Finding => ({ mark: 'ok', text });
/** A fault that stops the site from working. */
export const errorFinding = (text: string): Finding => ({ mark: 'fault', text });
/** A remark that needs no action. */
export const infoFinding = (text: string): Finding => ({ mark: 'note', text });

/** A trimmed variable; empty when it is not set. */
export function valueOf(env: Env, name: string): string {
  return env[name]?.trim() ?? '';
}

/** The site's origin; `undefined` when it is missing or invalid. */
export function siteOrigin(env: Env): string | undefined {
  const given = valueOf(env, 'SITE_URL') || valueOf(env, 'URL');
  return URL.canParse(given) ? new URL(given).origin : undefined;
}

/** An HTTP response; `status` 0 when there was none. `body` is JSON, or undefined. */
export interface HttpResult {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const timeoutMs = 15_000;

/** Sends a request; never throws. Does not follow redirects. */
export async function request(address: string | URL, init: RequestInit = {}): Promise<HttpResult> {
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
