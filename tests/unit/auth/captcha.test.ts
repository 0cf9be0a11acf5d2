/** The CAPTCHA of the account forms, with a fake of the service's script. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls = vi.hoisted(
  (): { name: string; options: Record<string, unknown> | undefined }[] => [],
);
const say = vi.hoisted(
  () =>
    (name: string, read: (...input: never[]) => unknown) =>
    (...input: never[]) => {
      calls.push({ name, options: read(...input) as Record<string, unknown> | undefined });
      return Promise.resolve({ data: {}, error: { code: 'invalid_credentials', status: 400 } });
    },
);

vi.mock('../../../src/services/emailjs.ts', () => ({
  sendVerificationCode: () => Promise.resolve(),
}));
vi.mock('../../../src/services/configuration.ts', () => ({
  configuration: { emailVerification: 'supabase' },
}));
vi.mock('../../../src/services/supabase.ts', () => {
  interface Given {
    readonly options?: unknown;
  }
  return {
    secondsToWait: () => undefined,
    supabase: () =>
      Promise.resolve({
        auth: {
          signUp: say('signUp', ({ options }: Given) => options),
          signInWithPassword: say('signIn', ({ options }: Given) => options),
          resend: say('resend', ({ options }: Given) => options),
          resetPasswordForEmail: say('reset', (_: string, options: unknown) => options),
          onAuthStateChange: () => undefined,
          getSession: () => Promise.resolve({ data: { session: null }, error: null }),
        },
      }),
  };
});

interface Box {
  readonly tag: string;
  src: string;
  readonly children: Box[];
  readonly listeners: Record<string, () => void>;
  append(child: Box): void;
  remove(): void;
  addEventListener(type: string, listener: () => void): void;
}

let scripts: string[];
let rendered: Record<string, unknown>[];
let removed: string[];
let blocked: boolean;
let answer: (options: Record<string, unknown>) => void;
let form: Box;

function box(tag: string): Box {
  const children: Box[] = [];
  const listeners: Record<string, () => void> = {};
  return {
    ...{ tag, src: '', children, listeners },
    append: (child) => void children.push(child),
    remove: () => void children.splice(0),
    addEventListener: (type, listener) => void (listeners[type] = listener),
  };
}

/** Defines the API that the service's script defines. */
function runStandIn(): void {
  const api = {
    render(_: unknown, options: Record<string, unknown>) {
      rendered.push(options);
      queueMicrotask(() => {
        answer(options);
      });
      return `widget-${rendered.length}`;
    },
    execute: vi.fn(),
    remove: (id: string) => void removed.push(id),
  };
  vi.stubGlobal('turnstile', api);
  vi.stubGlobal('hcaptcha', api);
}

beforeEach(() => {
  vi.resetModules();
  calls.length = 0;
  [scripts, rendered, removed, blocked] = [[], [], [], false];
  answer = ({ callback }) => {
    (callback as (token: string) => void)(`token-${rendered.length}`);
  };
  form = box('form');
  vi.stubGlobal('location', { origin: 'https://site.test', pathname: '/fr' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: () => true },
    activeElement: { closest: () => form },
    createElement: box,
    head: {
      append(script: Box) {
        scripts.push(script.src);
        if (!blocked) runStandIn();
        queueMicrotask(() => script.listeners[blocked ? 'error' : 'load']?.());
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const draft = {
  ...{ firstName: 'Ada', lastName: 'L', email: 'a@b.fr', password: 'une boussole' },
  lang: 'fr' as const,
};

/** Submits every account form once. */
async function useForms(): Promise<void> {
  const auth = await import('../../../src/stores/auth/auth.ts');
  await auth.signIn('a@b.fr', 'une boussole', 'fr');
  await auth.requestReset('a@b.fr', 'fr');
  await auth.requestCode(draft);
  const { waitForCode } = await import('../../../src/stores/auth/sign-up.ts');
  await waitForCode(draft);
}

it('without a key, nothing is loaded and no token is sent', async () => {
  await useForms();
  expect(calls.map(({ name }) => name)).toEqual(['signIn', 'reset', 'signUp', 'resend']);
  expect(scripts).toEqual([]);
  for (const { options } of calls) expect(options).not.toHaveProperty('captchaToken');
});

describe.each([
  [undefined, /^https:\/\/challenges\.cloudflare\.com\//],
  ['hcaptcha', /^https:\/\/js\.hcaptcha\.com\//],
] as const)('with a key of %s', (provider, script) => {
  beforeEach(() => {
    vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', 'site-key');
    if (provider) vi.stubEnv('PUBLIC_CAPTCHA_PROVIDER', provider);
  });

  it('each request of a form carries a token of its own, and the script is loaded once', async () => {
    await import('../../../src/stores/auth/auth.ts');
    expect(scripts).toEqual([]);
    await useForms();
    expect(calls.map(({ name, options }) => [name, options?.['captchaToken']])).toEqual([
      ['signIn', 'token-1'],
      ['reset', 'token-2'],
      ['signUp', 'token-3'],
      ['resend', 'token-4'],
    ]);
    expect(scripts).toEqual([expect.stringMatching(script)]);
    expect(rendered.every(({ sitekey }) => sitekey === 'site-key')).toBe(true);
    expect(removed).toHaveLength(4);
  });

  it('a failed or blocked CAPTCHA sends none: Supabase refuses with its own code', async () => {
    answer = (options) => {
      (options['error-callback'] as () => void)();
    };
    const { captchaOptions } = await import('../../../src/services/captcha.ts');
    expect(await captchaOptions()).toEqual({});
    vi.resetModules();
    blocked = true;
    const again = await import('../../../src/services/captcha.ts');
    expect(await again.captchaOptions()).toEqual({});
    // The next attempt loads the script again.
    blocked = false;
    answer = ({ callback }) => {
      (callback as (token: string) => void)('late');
    };
    expect(await again.captchaOptions()).toEqual({ captchaToken: 'late' });
  });
});

it('another address replaces the service’s script', async () => {
  vi.stubEnv('PUBLIC_CAPTCHA_SITE_KEY', 'site-key');
  vi.stubEnv('PUBLIC_CAPTCHA_JS', '/stand-in.js');
  const { captchaOptions } = await import('../../../src/services/captcha.ts');
  expect(await captchaOptions()).toEqual({ captchaToken: 'token-1' });
  expect(scripts).toEqual(['/stand-in.js']);
});
