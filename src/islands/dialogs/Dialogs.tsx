/** The dialogs of every page. A few hundred bytes until a button opens one. */
import { lazy, Suspense, useEffect } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $dialog } from '../../stores/site/dialog.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useShared } from '../ui/hooks.ts';

const OpenDialog = lazy(() => import('./OpenDialog.tsx'));

interface Props {
  readonly lang: Lang;
  readonly failure: FailureTexts;
}

export default function Dialogs({ lang, failure }: Props) {
  const dialog = useShared($dialog, { type: 'none' });
  // Not null: Astro recognizes a React component by the element it returns, and would try another renderer.
  if (dialog.type === 'none') return <></>;
  return (
    <ErrorBoundary texts={failure} place="toast">
      <Suspense fallback={<Waiting />}>
        <OpenDialog lang={lang} dialog={dialog} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Dims the openers while the dialog loads; see components.css. */
function Waiting() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['waiting'] = '';
    return () => {
      delete dataset['waiting'];
    };
  }, []);
  return null;
}
