import { Alert } from '../../ui/Alert.tsx';
import { focusPart, passFocus } from '../../ui/hooks.ts';
import type { NoteTexts } from './texts.ts';

interface Props {
  readonly t: NoteTexts;
  readonly refresh: () => Promise<unknown>;
}

/** Says that the notes could not be loaded; a retry that succeeds moves the focus to the part around it. */
export function NotesFailed({ t, refresh }: Props) {
  return (
    <Alert>
      {t.failed}{' '}
      <button
        type="button"
        className="link"
        onClick={({ currentTarget }) => {
          const part = currentTarget.closest('section, main');
          void refresh().then(() => passFocus(currentTarget, () => focusPart(part)));
        }}
      >
        {t.retry}
      </button>
    </Alert>
  );
}
