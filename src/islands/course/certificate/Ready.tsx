import { useEffect, useState } from 'react';
import { faceOf } from '../../../domain/course/certificate/drawing/face.ts';
import {
  certificateName,
  certificateNameError,
  maximumCertificateName,
} from '../../../domain/course/certificate/name.ts';
import { courseFacts } from '../../../domain/course/course-facts.ts';
import { fill } from '../../../i18n/format.ts';
import { $profile } from '../../../stores/account/profile.ts';
import { issueCertificate } from '../../../stores/course/certificate.ts';
import { Field } from '../../ui/Field.tsx';
import { useShared } from '../../ui/hooks.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../../ui/use-form.ts';
import { Drawing } from './Drawing.tsx';
import type { CertificateProps } from './props.ts';
import type { MemberTexts } from './texts.ts';
import { useDrawing } from './use-drawing.ts';

interface Props extends CertificateProps {
  readonly t: MemberTexts;
  readonly busy: boolean;
}

/** Everything is complete: the name is confirmed beside its preview, then the certificate is issued. */
export function Ready({ lang, t: texts, plate, busy }: Props) {
  const t = texts.ready;
  const profile = useShared($profile, { type: 'loading' });
  const [typed, setTyped] = useState<string>();
  const known =
    profile.type === 'known' ? `${profile.profile.first_name} ${profile.profile.last_name}` : '';
  const value = typed ?? known.trim();
  const name = certificateName(value);
  const { form, field } = useForm({
    fields: { name: certificateNameError },
    texts: t.nameErrors,
    submit: (values) => void issueCertificate(certificateName(values.name), lang),
  });
  const isForeign = certificateNameError(name) === undefined && faceOf(name) === 'none';
  return (
    <section className="certificate-ready">
      <form {...form} className="form">
        <div>
          <p className="text-h4">{t.title}</p>
          <p className="mt-2 text-ink-2">{t.text}</p>
        </div>
        <Field
          {...field('name')}
          label={t.name}
          hint={t.hint}
          value={value}
          maxLength={2 * maximumCertificateName}
          autoComplete="name"
          onChange={({ target }) => setTyped(target.value)}
        />
        {isForeign && <p className="risk">{t.foreign}</p>}
        <p className="text-sm">{t.once}</p>
        <SubmitButton busy={busy}>{busy ? t.issuing : t.issue}</SubmitButton>
      </form>
      <Preview lang={lang} plate={plate} name={name} label={fill(t.preview, { name })} />
    </section>
  );
}

const previewDelayMs = 150;

/** Drawn once typing pauses, so that typing is never delayed. */
function Preview({
  lang,
  plate,
  name,
  label,
}: Pick<Props, 'lang' | 'plate'> & { readonly name: string; readonly label: string }) {
  const [drawn, setDrawn] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(name), previewDelayMs);
    return () => clearTimeout(timer);
  }, [name]);
  const { shapes } = useDrawing(lang, {
    name: drawn || '…',
    minutes: courseFacts.minutes,
    stamp: 'preview',
  });
  return <Drawing shapes={shapes} plate={plate} label={label} />;
}
