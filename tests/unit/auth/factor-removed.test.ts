/** Signing in with a recovery code, which removes the second factor: each place that offers it says so. */
import { beforeEach, expect, it, vi } from 'vitest';
import { formTexts } from '../../../src/i18n/form-texts.ts';
import * as texts from '../../../src/i18n/fr/auth/dialogs.ts';
import { texts as pageTexts } from '../../../src/i18n/texts.ts';
import CreateAccount from '../../../src/islands/auth/pages/CreateAccount.tsx';
import { ChoosePassword } from '../../../src/islands/auth/pages/ChoosePassword.tsx';
import Steps from '../../../src/islands/auth/pages/Steps.tsx';
import { $auth, isAuthOver, submitRecoveryCode } from '../../../src/stores/auth/auth.ts';
import { startSession } from '../../../src/stores/auth/session.ts';
import { restartAt } from '../../../src/stores/auth/state.ts';
import { htmlOf, textOf } from '../islands/markup.ts';

const user = { id: 'u1', email: 'ada@example.test', user_metadata: {} };
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: () => undefined,
        getSession: () =>
          Promise.resolve({ data: { session: { access_token: 't', user } }, error: null }),
        getUser: () => Promise.resolve({ error: null }),
        refreshSession: () => Promise.resolve({ error: null }),
      },
    }),
}));
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: () => Promise.resolve({ type: 'ok', value: {} }),
}));
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: (store: { get: () => unknown }) => store.get(),
}));
vi.mock('../../../src/islands/dialogs/texts.ts', () => ({ useDialogTexts: () => texts }));
vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('dispatchEvent', () => true);

beforeEach(() => restartAt({ type: 'form' }));
const { factorRemoved } = texts.auth;

/** The sign-up page, shown while it is unfinished although the session is open. */
const signUpPage = () => {
  const { loadingError: failure, waysIn } = pageTexts('fr');
  const props = { lang: 'fr', t: waysIn.createAccount, texts: formTexts('fr'), failure } as const;
  return htmlOf(CreateAccount, props);
};

it('is said on the sign-up page before it leads on', async () => {
  const done = submitRecoveryCode('ABCD-2345');
  await startSession();
  expect(isAuthOver($auth.get()), 'while the action runs').toBe(false);
  expect(signUpPage()).toContain('data-unfinished');
  await done;
  expect($auth.get().step.type).toBe('factor-removed');
  expect(isAuthOver($auth.get())).toBe(false);
  expect(signUpPage()).toContain('data-unfinished');
  expect(textOf(Steps, { lang: 'fr' })).toContain(factorRemoved.text);
  restartAt({ type: 'done' });
  expect(isAuthOver($auth.get())).toBe(true);
  expect(signUpPage()).not.toContain('data-unfinished');
});

it('is said beside the new password of a reset link', async () => {
  restartAt({ type: 'new-password', isOther: true });
  expect(textOf(ChoosePassword, { lang: 'fr', texts })).not.toContain(factorRemoved.text);
  await submitRecoveryCode('ABCD-2345');
  expect($auth.get().step).toMatchObject({ type: 'new-password', isOther: true });
  expect(textOf(ChoosePassword, { lang: 'fr', texts })).toContain(factorRemoved.text);
});
