import { Alert } from '../../ui/Alert.tsx';
import { faultText, type Outcome } from './action.ts';
import type { SettingsTexts } from './texts.ts';

interface Props {
  readonly t: SettingsTexts['faults'];
  readonly outcome: Outcome;
  /** What success says; nothing where the section shows it by itself. */
  readonly done?: string;
  /** Id for the fields that the failure is about. */
  readonly id?: string;
}

/** What came of the last action. The place for success is always there, so that it is announced. */
export function Said({ t, outcome, done, id }: Props) {
  return (
    <>
      {outcome.type === 'failed' && (
        <div className="mt-4" id={id}>
          <Alert>{faultText(t, outcome)}</Alert>
        </div>
      )}
      <p className="settings-said" role="status">
        {outcome.type === 'done' && done}
      </p>
    </>
  );
}
