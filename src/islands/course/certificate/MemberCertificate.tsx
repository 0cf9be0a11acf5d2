import { useEffect, type ReactNode } from 'react';
import type { OpenCertificate } from '../../../domain/api/certificate.ts';
import { freeLesson } from '../../../domain/course/lessons.ts';
import { errorText } from '../../../i18n/errors.ts';
import { href } from '../../../i18n/index.ts';
import {
  $certificate,
  closeCertificate,
  openCertificate,
} from '../../../stores/course/certificate.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { Failure } from '../Failure.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './certificate.css?url';
import { Issued } from './Issued.tsx';
import { Missing } from './Missing.tsx';
import type { CertificateProps } from './props.ts';
import { Ready } from './Ready.tsx';
import { loadMemberTexts, type MemberTexts } from './texts.ts';

/** The certificate of the signed-in member: issued, ready, or what is missing. */
export default function MemberCertificate(props: CertificateProps) {
  const { lang } = props;
  const [t] = useTexts(lang, loadMemberTexts);
  const view = useShared($certificate, { type: 'loading' });
  useEffect(() => {
    void openCertificate();
    return closeCertificate;
  }, []);
  if (view.type === 'loading') return <LoadingCard text={t.loading} t={t} />;
  if (view.type === 'failed') {
    const text = errorText(lang, t.errors, view.error);
    return <Failure text={text} action={t.retry} onAction={() => void openCertificate()} />;
  }
  const { state, isNew, busy, error } = view;
  return (
    <>
      <StyleSheet href={styles} />
      {error && <Alert>{errorText(lang, t.errors, error)}</Alert>}
      {state.type === 'issued' ? (
        <Issued {...props} t={t} certificate={state.certificate} isNew={isNew} busy={busy} />
      ) : (
        <Open {...props} t={t} state={state} busy={busy} />
      )}
    </>
  );
}

interface OpenProps extends CertificateProps {
  readonly t: MemberTexts;
  readonly state: OpenCertificate;
  readonly busy: boolean;
}

function Open(props: OpenProps) {
  const { lang, t, state, mail } = props;
  const { missing, keepsProgress, subscribed, configured } = state;
  if (!keepsProgress) {
    const { title, text, settings } = t.notKept;
    return (
      <Notice title={title} text={text}>
        <a className="btn btn-primary" href={href(lang, 'settings')}>
          {settings}
        </a>
      </Notice>
    );
  }
  if (subscribed && missing.length === 0 && !configured) {
    const { title, text, ask, subject } = t.closed;
    return (
      <Notice title={title} text={text}>
        <a className="btn" href={`${mail}?subject=${encodeURIComponent(subject)}`}>
          {ask}
        </a>
      </Notice>
    );
  }
  if (subscribed && missing.length === 0) return <Ready {...props} />;
  return (
    <>
      {!subscribed && <Subscribe lang={lang} t={t.subscribe} />}
      {missing.length > 0 && subscribed && <Missing {...props} missing={missing} />}
    </>
  );
}

function Subscribe({ lang, t }: Pick<OpenProps, 'lang'> & { t: MemberTexts['subscribe'] }) {
  return (
    <Notice title={t.title} text={t.text} className="paywall-premium">
      <a className="btn btn-primary" href={href(lang, 'pricing')}>
        {t.discover}
      </a>
      <a className="btn" href={href(lang, 'lesson', freeLesson)}>
        {t.free}
      </a>
    </Notice>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Notice({ title, text, className = '', children }: NoticeProps) {
  return (
    <section className={`notice ${className}`}>
      <h3>{title}</h3>
      <p className="mt-2">{text}</p>
      <div className="notice-actions">{children}</div>
    </section>
  );
}
