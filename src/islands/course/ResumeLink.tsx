/** A link for signed-in readers: the fallback, until the lesson to continue with is known. */
import { useEffect, useState } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $session } from '../../stores/auth/session.ts';
import type { ResumeLink as Link } from '../../stores/course/resume.ts';
import { useSession, useShared } from '../ui/hooks.ts';

interface Props {
  readonly lang: Lang;
  readonly className: string;
  /** Before the lesson is known, and if there is none. */
  readonly fallback: Link;
}

export default function ResumeLink({ lang, className, fallback }: Props) {
  useSession();
  const session = useShared($session, { type: 'loading' });
  const [link, setLink] = useState<Link>();
  const signedIn = session.type === 'signed-in';
  useEffect(() => {
    if (!signedIn) return undefined;
    const stop = new AbortController();
    void import('../../stores/course/resume.ts').then(({ watchResume }) => {
      if (!stop.signal.aborted) stop.signal.addEventListener('abort', watchResume(lang, setLink));
    });
    return () => stop.abort();
  }, [lang, signedIn]);
  const { href, text } = link ?? fallback;
  return (
    <a className={className} href={href}>
      {text}
    </a>
  );
}
