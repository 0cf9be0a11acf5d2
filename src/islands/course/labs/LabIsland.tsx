import { Suspense, useEffect } from 'react';
import { preinit } from 'react-dom';
import type { LabName } from '../../../domain/labs/names.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useHydrated } from '../../ui/hooks.ts';
import styles from './kit/kit.css?url&no-inline';
import { loadKit } from './kit/texts.ts';
import type { LabProps } from './lab-props.ts';
import { labs } from './registry.ts';

interface Props extends LabProps {
  readonly name: LabName;
  readonly failure: FailureTexts;
}

/** A lab of a public page, loaded when it comes near the viewport. Nothing on the server: its paragraph stands there. */
export default function LabIsland({ name, failure, ...props }: Props) {
  const hydrated = useHydrated();
  useEffect(() => {
    preinit(styles, { as: 'style', precedence: 'default' });
    void loadKit(props.lang);
  }, [props.lang]);
  const Lab = labs[name];
  return (
    <ErrorBoundary texts={failure}>
      <div className="lab-place">
        <Suspense fallback={null}>{hydrated && Lab && <Lab {...props} />}</Suspense>
      </div>
    </ErrorBoundary>
  );
}
