/** The flow of a dialog, over a page that may have begun its own. */
import { beforeEach, describe, expect, it } from 'vitest';
import { $auth, forgotPassword, openAuthFlow, resetAuth } from '../../../src/stores/auth/auth.ts';
import { finishAuth, restartAt } from '../../../src/stores/auth/state.ts';

beforeEach(() => resetAuth());

describe('closing a dialog', () => {
  it('resets the flow that began in it', () => {
    const close = openAuthFlow();
    forgotPassword('ada@example.test');
    close();
    expect($auth.get().step).toEqual({ type: 'form' });
  });

  it('keeps the flow of the page', () => {
    restartAt({ type: 'new-password', isOther: false });
    openAuthFlow()();
    expect($auth.get().step).toEqual({ type: 'new-password', isOther: false });
  });

  it('resets the flow of the page once it has ended in the dialog', () => {
    forgotPassword('ada@example.test');
    const close = openAuthFlow();
    finishAuth();
    close();
    expect($auth.get().step).toEqual({ type: 'form' });
  });
});
