import { Alert } from '../ui/Alert.tsx';

interface Props {
  readonly text: string;
  /** What the button does, in words. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A check or a lesson that failed: what happened, and the way on. */
export function Failure({ text, action, onAction }: Props) {
  return (
    <div className="gate">
      <Alert>{text}</Alert>
      <p className="mt-4">
        <button type="button" className="btn" onClick={onAction}>
          {action}
        </button>
      </p>
    </div>
  );
}
