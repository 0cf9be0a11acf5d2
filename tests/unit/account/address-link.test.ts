/** The page of a link that confirms an address: what it asks for depends on the session. */
import { expect, it, vi } from 'vitest';
import * as account from '../../../src/i18n/fr/account/settings-account.ts';
import * as security from '../../../src/i18n/fr/account/settings-security.ts';
import AddressLink from '../../../src/islands/account/settings/identity/AddressLink.tsx';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import { textOf } from '../islands/markup.ts';

let session: SessionState;
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: () => session,
}));
vi.mock('../../../src/islands/account/settings/Styles.tsx', () => ({ Styles: () => null }));
vi.mock('../../../src/islands/account/settings/texts.ts', () => ({
  useSettingsTexts: () => ({ ...account, ...security }),
}));

const { link } = security.twoFactor.proof;
const member = { id: 'ada', email: 'ada@example.test', firstName: 'Ada' };
const states: [SessionState, string[]][] = [
  [{ type: 'signed-in', member }, [link.text, link.confirm]],
  [{ type: 'signed-out' }, [link.signIn, link.toSignIn]],
  [{ type: 'failed' }, [account.common.unread, account.common.retry]],
  [{ type: 'loading' }, [account.common.loading]],
];

it.each(states)('with %o', (state, shown) => {
  session = state;
  const text = textOf(AddressLink, { lang: 'fr', token: 't' });
  for (const part of shown) expect(text).toContain(part);
  expect(text.includes(link.signIn)).toBe(state.type === 'signed-out');
});
