import { useEffect, type ComponentProps } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $auth, isAuthOver, openAuthFlow } from '../../stores/auth/auth.ts';
import { closeDialog, type DialogState } from '../../stores/site/dialog.ts';
import { forgetOrder } from '../../stores/checkout/pending-order.ts';
import { $session } from '../../stores/auth/session.ts';
import { StyleSheet } from '../ui/StyleSheet.tsx';
import styles from '../ui/dialog.css?url';
import { useSession, useShared } from '../ui/hooks.ts';
import { AuthPanel } from '../auth/AuthPanel.tsx';
import { Modal } from '../ui/Modal.tsx';
import { SubscribePanel } from '../checkout/order/SubscribePanel.tsx';
import { useDialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly dialog: Exclude<DialogState, { type: 'none' }>;
}

export default function OpenDialog({ lang, dialog }: Props) {
  const texts = useDialogTexts(lang);
  useSession();
  useEffect(() => {
    const closeAuthFlow = openAuthFlow();
    return () => {
      closeAuthFlow();
      forgetOrder();
    };
  }, []);
  return (
    <Modal closeLabel={texts.common.close} onClose={closeDialog} wide={dialog.type === 'subscribe'}>
      {/* Loaded with the first dialog, not with the page. React waits for it before rendering. */}
      <StyleSheet href={styles} />
      {dialog.type === 'auth' ? (
        <SignInOrUp lang={lang} texts={texts} initialMode={dialog.mode} />
      ) : (
        <SubscribePanel lang={lang} texts={texts} planKey={dialog.plan} />
      )}
    </Modal>
  );
}

/** Sign-in only: the dialog closes when done, here or in another tab. */
function SignInOrUp(props: ComponentProps<typeof AuthPanel>) {
  const auth = useShared($auth, $auth.get());
  const session = useShared($session, $session.get());
  const isDone = auth.step.type === 'done' || (session.type === 'signed-in' && isAuthOver(auth));
  useEffect(() => {
    if (isDone) closeDialog();
  }, [isDone]);
  return <AuthPanel {...props} />;
}
