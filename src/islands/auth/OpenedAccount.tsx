import { fill } from '../../i18n/format.ts';
import type { AuthTexts } from '../dialogs/texts.ts';
import { Alert } from '../ui/Alert.tsx';

interface Props {
  readonly t: AuthTexts['auth']['openedAccount'];
  /** Undefined while the session is read. */
  readonly email: string | undefined;
  /** Whether another account was signed in before. */
  readonly isOther: boolean;
  readonly onSignOut: () => void;
}

/** Names the account that an email link has opened, and offers to sign out if it replaced another one. */
export function OpenedAccount({ t, email, isOther, onSignOut }: Props) {
  if (email === undefined) return null;
  if (!isOther) return <p className="dialog-intro">{fill(t.same, { email })}</p>;
  return (
    <Alert>
      {fill(t.other, { email })}{' '}
      <button type="button" className="link" onClick={onSignOut}>
        {t.signOut}
      </button>
    </Alert>
  );
}
