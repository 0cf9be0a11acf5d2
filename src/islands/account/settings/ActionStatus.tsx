import { Alert } from '../../ui/Alert.tsx';
import { errorText } from '../../../i18n/errors.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { ActionState } from '../../ui/use-action.ts';
import type { SettingsCode } from '../../../stores/account/errors.ts';
import type { SettingsTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts['errors'];
  readonly outcome: ActionState<SettingsCode>;
  /** The success message; omitted if the section shows success itself. */
  readonly done?: string;
  /** Referenced by the `aria-describedby` of the fields. */
  readonly id?: string;
}

/**
 * The outcome of the last action. The live region is always rendered, so that the message is
 * announced.
 */
export function ActionStatus({ lang, t, outcome, done, id }: Props) {
  return (
    <>
      {outcome.type === 'error' && (
        <div className="mt-4" id={id}>
          <Alert>{errorText(lang, t, outcome)}</Alert>
        </div>
      )}
      <p className="settings-status" role="status">
        {outcome.type === 'done' && done}
      </p>
    </>
  );
}
