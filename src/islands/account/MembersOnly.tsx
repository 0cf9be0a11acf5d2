/** Content that requires a session: sign-in prompt, loading, error, or the content. */
import type { ReactNode } from 'react';
import type { members } from '../../i18n/fr/account/members.ts';
import { $session, retrySession, type Member } from '../../stores/auth/session.ts';
import { useSession, useShared } from '../ui/hooks.ts';
import { LoadingCard } from '../ui/LoadingCard.tsx';
import { Failure } from '../course/Failure.tsx';

interface Props {
  readonly t: typeof members.membersOnly;
  /** Texts of the sign-in prompt. */
  readonly signedOut: { readonly title: string; readonly text: string };
  /** Shown until the session is read; a skeleton by default. */
  readonly waiting?: ReactNode;
  readonly children: (member: Member) => ReactNode;
}

export function MembersOnly({ t, signedOut, waiting, children }: Props) {
  useSession();
  const session = useShared($session, { type: 'loading' });
  switch (session.type) {
    case 'signed-in':
      return children(session.member);
    case 'signed-out':
      return <SignInPrompt t={t} {...signedOut} />;
    case 'failed':
      return <Failure text={t.failed} action={t.retry} onAction={() => void retrySession()} />;
    case 'loading':
      return (
        <>
          <div className="signed-out-only">
            <SignInPrompt t={t} {...signedOut} />
          </div>
          <div className="signed-in-only">{waiting ?? <LoadingCard text={t.checking} t={t} />}</div>
        </>
      );
  }
}

function SignInPrompt({ t, title, text }: { readonly t: Props['t'] } & Props['signedOut']) {
  return (
    <section className="notice sign-in-prompt">
      <h2>{title}</h2>
      <p className="mt-3 text-ink-2">{text}</p>
      <div className="notice-actions">
        <button type="button" className="btn btn-primary" data-open="open-auth">
          {t.signIn}
        </button>
        <button type="button" className="btn" data-open="open-auth" data-mode="sign-up">
          {t.createAccount}
        </button>
      </div>
    </section>
  );
}
