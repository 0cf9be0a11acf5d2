import { useEffect, useState } from 'react';
import { drawCertificate } from '../../../domain/course/certificate/drawing/layout.ts';
import type { Shape } from '../../../domain/course/certificate/drawing/shapes.ts';
import { certificateContent, type CertificateDetails } from '../../../i18n/certificate-content.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { loadFaces, measure } from './faces.ts';
import { loadWords } from './texts.ts';

/** The shapes of a certificate in its language, redrawn once its font is loaded. */
export function useDrawing(lang: Lang, details: CertificateDetails) {
  const [words] = useTexts(lang, loadWords);
  const [, setLoaded] = useState('');
  const { name } = details;
  useEffect(() => {
    let current = true;
    void loadFaces(name).then(() => current && setLoaded(name));
    return () => {
      current = false;
    };
  }, [name]);
  const content = certificateContent(lang, words, location.origin, details);
  const shapes: readonly Shape[] = drawCertificate(content, measure);
  return { words, shapes };
}
