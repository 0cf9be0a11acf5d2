import { Alert } from '../ui/Alert.tsx';
import { leaveFocus } from '../ui/hooks.ts';

interface Props {
  readonly text: string;
  /** The button's label. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A failed check or lesson: the error and its action, which removes both; the focus moves to the part first. */
export function Failure({ text, action, onAction }: Props) {
  return (
    <div className="notice">
      <Alert>{text}</Alert>
      <p className="mt-4">
        <button
          type="button"
          className="btn"
          onClick={({ currentTarget }) => {
            leaveFocus(currentTarget);
            onAction();
          }}
        >
          {action}
        </button>
      </p>
    </div>
  );
}
