import { useState } from 'react';
import type { OwnCertificate } from '../../../domain/api/certificate.ts';
import type { Shape } from '../../../domain/course/certificate/drawing/shapes.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { FileKind } from './files.ts';
import type { MemberTexts } from './texts.ts';

interface Props {
  readonly t: MemberTexts['issued'];
  readonly certificate: OwnCertificate;
  readonly shapes: readonly Shape[];
  readonly plate: string;
  /** Title of the certificate, in its language. */
  readonly title: string;
}

const kinds = ['pdf', 'png', 'badge'] as const satisfies readonly FileKind[];

/** The files of the certificate; the code that makes them is loaded on demand. */
export function Downloads({ t, ...certificate }: Props) {
  const [making, setMaking] = useState<FileKind>();
  const [hasFailed, setFailed] = useState(false);
  const download = async (kind: FileKind): Promise<void> => {
    if (making) return;
    setMaking(kind);
    setFailed(false);
    try {
      const { saveCertificate } = await import('./files.ts');
      await saveCertificate(kind, { ...certificate, alternative: t.pictures });
    } catch {
      setFailed(true);
    }
    setMaking(undefined);
  };
  return (
    <>
      <div className="certificate-files">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === 'pdf' ? 'btn btn-primary' : 'btn'}
            aria-disabled={making ? true : undefined}
            onClick={() => void download(kind)}
          >
            {making === kind ? t.making : t[kind]}
          </button>
        ))}
      </div>
      {hasFailed && <Alert>{t.failed}</Alert>}
    </>
  );
}
