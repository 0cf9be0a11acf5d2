import { useEffect } from 'react';
import { $support, clearDraft, restoreDraft } from '../../stores/support/support.ts';
import { isEmpty } from '../../stores/support/draft.ts';
import { useShared } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly t: Pick<StepTexts, 'draft' | 'notKept' | 'clear' | 'cleared' | 'restore'>;
  readonly onChange: () => void;
}

const initialState = $support.get();

/** The stored draft's notice, with a button to clear it and to undo that. */
export function Draft({ t, onChange }: Props) {
  const { typed, kept, cleared, busy } = useShared($support, initialState);
  const hasText = !isEmpty(typed);
  useEffect(() => {
    if (kept || !hasText) return;
    const preventUnload = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [kept, hasText]);
  if (!hasText && !cleared) return <p role="status" />;
  const press = () => {
    if (busy !== 'no') return;
    if (cleared) restoreDraft();
    else clearDraft();
    onChange();
  };
  return (
    <div className="support-draft">
      <p>
        <span role="status">{cleared && t.cleared}</span>
        {!cleared && (kept ? t.draft : t.notKept)}
      </p>
      <button type="button" className="btn btn-small" onClick={press}>
        {cleared ? t.restore : t.clear}
      </button>
    </div>
  );
}
