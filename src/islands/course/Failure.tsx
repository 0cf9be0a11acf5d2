import { Alert } from '../ui/Alert.tsx';

interface Props {
  readonly text: string;
  /** The button's label. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A failed check or lesson: the error and its action. */
export function Failure({ text, action, onAction }: Props) {
  return (
    <div className="notice">
      <Alert>{text}</Alert>
      <p className="mt-4">
        <button type="button" className="btn" onClick={onAction}>
          {action}
        </button>
      </p>
    </div>
  );
}
