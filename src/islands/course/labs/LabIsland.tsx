import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { WhenLoaded } from '../../ui/WhenLoaded.tsx';
import type { LabName } from '../../../domain/labs/names.ts';
import { AnyLab } from './AnyLab.tsx';
import type { LabProps } from './lab-props.ts';

interface Props extends LabProps {
  readonly name: LabName;
  readonly failure: FailureTexts;
}

/** A lab of a public page, loaded near the viewport. Renders nothing on the server: the page has its paragraph. */
export default function LabIsland({ failure, ...lab }: Props) {
  return (
    <ErrorBoundary texts={failure}>
      <div className="lab-place">
        <WhenLoaded>
          <AnyLab {...lab} />
        </WhenLoaded>
      </div>
    </ErrorBoundary>
  );
}
