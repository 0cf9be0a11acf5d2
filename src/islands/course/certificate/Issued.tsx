import { useMemo } from 'react';
import { encode } from 'uqr';
import type { OwnCertificate } from '../../../domain/api/certificate.ts';
import { faceOf } from '../../../domain/course/certificate/drawing/face.ts';
import { parseInline } from '../../../domain/site/inline-links.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { href } from '../../../i18n/index.ts';
import { linkTo } from '../../../i18n/links.ts';
import { showName } from '../../../stores/course/certificate.ts';
import { useFocused } from '../../ui/hooks.ts';
import { CopyLink } from './CopyLink.tsx';
import { Downloads } from './Downloads.tsx';
import { Drawing } from './Drawing.tsx';
import type { CertificateProps } from './props.ts';
import type { MemberTexts } from './texts.ts';
import { useDrawing } from './use-drawing.ts';

interface Props extends CertificateProps {
  readonly t: MemberTexts;
  readonly certificate: OwnCertificate;
  /** Whether it was issued on this page: its title takes the focus from the button, which is gone. */
  readonly isNew: boolean;
  readonly busy: boolean;
}

/** The certificate, large, with its files, its link and whether the name is public. */
export function Issued({ lang, t: texts, plate, certificate, isNew, busy }: Props) {
  const t = texts.issued;
  const { number, name, issuedAt, badge, revoked, namePublic } = certificate;
  const address = badge.id;
  const qr = useMemo(() => encode(address, { ecc: 'M', border: 0 }).data, [address]);
  const title = useFocused<HTMLHeadingElement>();
  const { words, shapes } = useDrawing(certificate.lang, { ...certificate, qr });
  const label = fill(t.drawn, {
    title: words.title,
    number,
    name,
    date: formatDate(lang, new Date(issuedAt)),
  });
  return (
    <section className="certificate-issued">
      {isNew && (
        <h3 ref={title} tabIndex={-1}>
          {t.title}
        </h3>
      )}
      {revoked && (
        <div className="notice" role="note">
          <h3>{fill(texts.revoked.title, { date: formatDate(lang, new Date(revoked.at)) })}</h3>
          <p className="mt-2">
            {texts.revoked.reasons[revoked.reason]} {texts.revoked.text}
          </p>
        </div>
      )}
      <Drawing shapes={shapes} plate={plate} label={label} />
      <Downloads {...{ t, certificate, shapes, plate, title: words.title }} />
      <p className="risk">
        {t.files} {faceOf(name) === 'none' && texts.ready.foreign}
      </p>
      <div className="certificate-share">
        <CopyLink t={t} address={address} />
        <a href={`${href(lang, 'verifyCertificate')}?number=${number}`}>{t.open}</a>
      </div>
      <label className="tick">
        <input
          type="checkbox"
          checked={namePublic}
          aria-disabled={busy || undefined}
          onChange={({ target }) => void showName(target.checked)}
        />
        <span>
          {t.public}
          <span className="hint block">{t.publicHint}</span>
        </span>
      </label>
      <p className="text-sm text-ink-2">
        {parseInline(t.wrong).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.label} href={linkTo(lang, part.target)}>
              {part.label}
            </a>
          ),
        )}
      </p>
    </section>
  );
}
