/** The header's account control: a sign-in button, or the user's menu. */
import { Suspense, useEffect, useId, useRef, useState, type RefObject } from 'react';
import type * as Texts from '../../i18n/fr/site/account-menu.ts';
import { href } from '../../i18n/index.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $session, signOut, type Member } from '../../stores/auth/session.ts';
import ResumeLink from '../course/ResumeLink.tsx';
import { useSession, useShared } from '../ui/hooks.ts';
import { useTexts } from '../ui/use-texts.ts';

const loadTexts = textsLoader(import.meta.glob<typeof Texts>('../../i18n/*/site/account-menu.ts'));

interface Props {
  readonly lang: Lang;
  /** Text of the sign-in button. */
  readonly signIn: string;
}

export default function AccountMenu({ lang, signIn }: Props) {
  useSession();
  const session = useShared($session, { type: 'loading' });
  const signInButton = useRef<HTMLButtonElement>(null);
  const wasSignedIn = useRef(false);
  // Signing out removes the menu that has the focus.
  useEffect(() => {
    if (session.type === 'signed-out' && wasSignedIn.current && !hasFocus()) {
      signInButton.current?.focus({ preventScroll: true });
    }
    wasSignedIn.current = session.type === 'signed-in';
  }, [session.type]);

  if (session.type === 'signed-in') {
    return (
      <Suspense fallback={<span className="account-mark" />}>
        <Menu lang={lang} member={session.member} />
      </Suspense>
    );
  }
  return (
    <>
      {session.type === 'loading' && <span className="account-mark signed-in-only" />}
      <button
        ref={signInButton}
        type="button"
        className={`header-link max-md:hidden ${session.type === 'loading' ? 'signed-out-only' : ''}`}
        data-open="open-auth"
      >
        {signIn}
      </button>
    </>
  );
}

function hasFocus(): boolean {
  return document.activeElement !== document.body;
}

function Menu({ lang, member }: Pick<Props, 'lang'> & { readonly member: Member }) {
  const [{ account: t }] = useTexts(lang, loadTexts);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, root, (refocus) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  });

  // If signing out fails, the menu stays open and focused.
  const leave = (): void => {
    setOpen(false);
    signOut().catch(() => button.current?.focus());
  };
  const link = (address: string, text: string) => {
    const isCurrent = location.pathname === address;
    return (
      <a
        className={isCurrent ? 'header-link here' : 'header-link'}
        href={address}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {text}
      </a>
    );
  };

  return (
    <div className="relative" ref={root}>
      <button
        ref={button}
        type="button"
        className="account-mark"
        aria-label={t.menu}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {initial(member.firstName || member.email)}
      </button>
      <div id={panel} className="card header-menu" hidden={!open}>
        <p className="account-name">
          {t.signedInAs}
          <strong>{member.email}</strong>
        </p>
        {link(href(lang, 'dashboard'), t.dashboard)}
        {open && (
          <ResumeLink
            lang={lang}
            className="header-link"
            fallback={{ href: href(lang, 'course'), text: t.continueLesson }}
          />
        )}
        {link(href(lang, 'settings'), t.settings)}
        {link(`${href(lang, 'settings')}#billing`, t.billing)}
        <button type="button" className="header-link" onClick={leave}>
          {t.signOut}
        </button>
      </div>
    </div>
  );
}

/**
 * Closes on Escape (returns the focus to the button), on a press outside, and when focus
 * leaves.
 */
function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: (refocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}

/** The first character: it may take more than one UTF-16 unit. */
function initial(name: string): string {
  return (Array.from(name)[0] ?? '').toUpperCase();
}
