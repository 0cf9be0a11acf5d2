/** Sign-up in each mode, with stubbed provider responses. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { codeLifetimeMs, resendDelayMs } from '../../../src/domain/account/verification.ts';

type Answer = { data?: unknown; error?: { code?: string; status?: number } | null };

interface Stage {
  mode: 'emailjs' | 'function' | 'supabase';
  calls: [string, unknown][];
  answers: Record<string, Answer>;
  sent: string[];
  session: unknown;
  /** Responses of our function, by action. */
  replies: Map<string, { body: object; status: number }>;
}

const stage = vi.hoisted((): Stage => ({
  mode: 'emailjs',
  calls: [],
  answers: {},
  sent: [],
  session: null,
  replies: new Map(),
}));

function say(name: string, letsIn = false) {
  return (input: unknown) => {
    stage.calls.push([name, input]);
    const { data = {}, error = null } = stage.answers[name] ?? {};
    if (letsIn && !error) stage.session = { access_token: '', user: { id: 'u', email: 'a@b.fr' } };
    return Promise.resolve({ data, error });
  };
}

vi.mock('../../../src/services/configuration.ts', () => ({
  configuration: {
    get emailVerification() {
      return stage.mode;
    },
  },
}));
vi.mock('../../../src/services/emailjs.ts', () => ({
  sendVerificationCode: ({ code }: { code: string }) => {
    stage.sent.push(code);
    return Promise.resolve();
  },
}));
vi.mock('../../../src/services/supabase.ts', () => ({
  secondsToWait: () => undefined,
  supabase: () =>
    Promise.resolve({
      auth: {
        signUp: say('signUp'),
        signInWithPassword: say('signIn', true),
        verifyOtp: say('verifyOtp', true),
        resend: say('resend'),
        updateUser: say('updateUser'),
        signOut: () => {
          stage.session = null;
          return Promise.resolve({ error: null });
        },
        onAuthStateChange: () => undefined,
        getSession: () => Promise.resolve({ data: { session: stage.session }, error: null }),
      },
    }),
}));

const draft = {
  ...{ firstName: 'Ada', lastName: 'L', email: ' a@b.fr ', password: 'une boussole' },
  lang: 'fr' as const,
};

async function begin(mode: Stage['mode'], answers: Record<string, Answer> = {}) {
  stage.mode = mode;
  stage.answers = answers;
  const auth = await import('../../../src/stores/auth/auth.ts');
  await auth.requestCode(draft);
  return auth;
}
const names = () => stage.calls.map(([name]) => name);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(stage, { calls: [], answers: {}, sent: [], session: null });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { action: string };
    stage.calls.push([asked.action, asked]);
    const reply = stage.replies.get(asked.action);
    return Promise.resolve(Response.json(reply?.body, { status: reply?.status ?? 500 }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('with our own verification code', () => {
  it('creates no account before the code is right, then signs in', async () => {
    const { $auth, submitCode } = await begin('emailjs');
    expect($auth.get().step.type).toBe('code');
    expect(names()).toEqual([]);
    await submitCode(stage.sent[0] ?? '');
    expect(names()).toEqual(['signUp', 'signIn']);
    expect(stage.calls[0]?.[1]).toMatchObject({
      email: 'a@b.fr',
      options: { data: { language: 'fr', first_name: 'Ada' } },
    });
    expect($auth.get().step.type).toBe('done');
  });

  it('reveals an existing account only after the address is verified', async () => {
    const { $auth, submitCode } = await begin('emailjs', {
      signIn: { error: { code: 'invalid_credentials', status: 400 } },
    });
    await submitCode(stage.sent[0] ?? '');
    expect($auth.get()).toMatchObject({
      step: { type: 'code' },
      error: { code: 'account_exists' },
    });
  });

  it('sends no second code within a minute and keeps the attempt count', async () => {
    const { $auth, submitCode, requestCode, resendCode } = await begin('emailjs');
    for (let n = 0; n < 5; n += 1) await submitCode('000000');
    expect($auth.get().error?.code).toBe('code_spent');
    await requestCode(draft);
    await resendCode();
    expect(stage.sent).toHaveLength(1);
    await submitCode(stage.sent[0] ?? '');
    expect($auth.get().error?.code).toBe('code_spent');
    vi.advanceTimersByTime(resendDelayMs);
    await resendCode();
    expect(stage.sent).toHaveLength(2);
    expect($auth.get()).toMatchObject({ error: undefined, resent: true });
  });
});

describe('with the code of our function', () => {
  const answer = (name: string, body: object = { state: 'sent' }, status = 200) =>
    stage.replies.set(name, { body, status });
  const refuse = (name: string, code: string, status = 400) =>
    answer(name, { error: { code, message: '' } }, status);

  it('creates no account before the code is right, then signs in', async () => {
    answer('send-code');
    answer('sign-up', { state: 'ready' });
    const { $auth, submitCode } = await begin('function');
    expect($auth.get().step.type).toBe('code');
    await submitCode('123 456');
    expect(stage.calls.map(([name]) => name)).toEqual(['send-code', 'sign-up', 'signIn']);
    expect(stage.calls.slice(0, 2).map(([, body]) => body)).toEqual([
      { action: 'send-code', email: 'a@b.fr', name: 'Ada', lang: 'fr' },
      {
        ...{ action: 'sign-up', email: 'a@b.fr', code: '123456', password: draft.password },
        ...{ first_name: 'Ada', last_name: 'L', language: 'fr' },
        terms_version: expect.any(String) as string,
      },
    ]);
    expect($auth.get().step.type).toBe('done');
  });

  it('signs a member in with the right password, and says so for another', async () => {
    answer('send-code');
    answer('sign-up', { state: 'exists' });
    const { $auth, submitCode } = await begin('function', {
      signIn: { error: { code: 'invalid_credentials', status: 400 } },
    });
    await submitCode('123456');
    expect($auth.get().error?.code).toBe('account_exists');
    stage.answers = {};
    await submitCode('123456');
    expect($auth.get().step.type).toBe('done');
  });

  it('counts wrong codes and keeps the server’s word', async () => {
    answer('send-code');
    refuse('sign-up', 'wrong_code');
    const { $auth, submitCode } = await begin('function');
    await submitCode('000000');
    const { step, error } = $auth.get();
    expect(error?.code).toBe('wrong_code');
    expect(step.type === 'code' && step.verification.triesLeft).toBe(4);
    for (const code of ['code_expired', 'weak_password', 'method_closed', 'code_spent']) {
      refuse('sign-up', code);
      await submitCode('000000');
      expect($auth.get().error?.code).toBe(code);
    }
    const asked = stage.calls.length;
    await submitCode('000000');
    expect($auth.get().error?.code).toBe('code_spent');
    expect(stage.calls, 'a spent code is not sent').toHaveLength(asked);
  });

  it('reports a code that could not be sent', async () => {
    for (const [given, shown] of [
      ['code_not_sent', 'code_not_sent'],
      ['rate_limited', 'rate_limited'],
      ['bad_request', 'sign_up_failed'],
    ] as const) {
      vi.resetModules();
      refuse('send-code', given, 503);
      const { $auth } = await begin('function');
      expect($auth.get()).toMatchObject({ step: { type: 'form' }, error: { code: shown } });
    }
  });
});

describe('with the verification code of Supabase', () => {
  const own = {
    ...{ first_name: 'Ada', last_name: 'L', language: 'fr' },
    terms_version: termsVersion,
  };

  it('creates the account first, then saves what was typed in the session of the code', async () => {
    const { $auth, submitCode } = await begin('supabase');
    expect(names()).toEqual(['signUp']);
    expect(stage.sent).toEqual([]);
    await submitCode('123456');
    expect(stage.calls.slice(1)).toEqual([
      ['verifyOtp', { email: 'a@b.fr', token: '123456', type: 'signup' }],
      ['updateUser', { password: draft.password, data: { ...own, phone: '' } }],
    ]);
    expect($auth.get().step.type).toBe('done');
  });

  it('leaves nobody signed in to an account whose password could not be saved', async () => {
    for (const [code, shown, signedIn] of [
      ['unexpected_failure', 'password_not_saved', 'signed-out'],
      ['same_password', undefined, 'signed-in'],
    ] as const) {
      vi.resetModules();
      stage.session = null;
      const { $auth, submitCode } = await begin('supabase', {
        updateUser: { error: { code, status: 422 } },
      });
      stage.calls = [];
      await submitCode('123456');
      expect(stage.calls.slice(2), 'data that was corrected since').toEqual(
        code === 'same_password' ? [['updateUser', { data: { ...own, phone: '' } }]] : [],
      );
      expect($auth.get().error?.code, code).toBe(shown);
      const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
      await startSession();
      expect($session.get().type).toBe(signedIn);
    }
  });

  it('allows five attempts within ten minutes', async () => {
    const { $auth, submitCode, resendCode } = await begin('supabase', {
      verifyOtp: { error: { code: 'otp_expired', status: 403 } },
    });
    for (const left of [4, 3, 2, 1]) {
      await submitCode('000000');
      const { step, error } = $auth.get();
      expect(error?.code).toBe('wrong_code');
      expect(step.type === 'code' && step.verification.triesLeft).toBe(left);
    }
    await submitCode('000000');
    await submitCode('000000');
    expect($auth.get().error?.code).toBe('code_spent');
    expect(names().filter((name) => name === 'verifyOtp')).toHaveLength(5);
    vi.advanceTimersByTime(resendDelayMs);
    await resendCode();
    expect(names().at(-1)).toBe('resend');
    vi.advanceTimersByTime(codeLifetimeMs + 1);
    await submitCode('000000');
    expect($auth.get().error?.code).toBe('code_expired');
  });

  it('sends another code when an unconfirmed account signs in', async () => {
    stage.mode = 'supabase';
    stage.answers = { signIn: { error: { code: 'email_not_confirmed', status: 400 } } };
    const { $auth, signIn, submitCode } = await import('../../../src/stores/auth/auth.ts');
    await signIn('a@b.fr', 'une boussole', 'fr');
    expect(names()).toEqual(['signIn', 'resend']);
    expect($auth.get().step.type).toBe('code');
    stage.answers = {};
    await submitCode('123456');
    expect(names().slice(2)).toEqual(['verifyOtp', 'updateUser']);
    expect(stage.calls.at(-1)?.[1], 'the data of the sign-up stays').toEqual({
      password: 'une boussole',
    });
  });
});
