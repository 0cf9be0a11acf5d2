import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { FieldError } from '../ui/Field.tsx';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  /** Error message. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled list of options. */
export function Choice({ label, error, children, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        >
          {children}
        </select>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface SegmentsProps<Value extends string> {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly name: string;
  readonly values: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one is taken. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, hideLegend = false, name, values, chosen, onChoose } = props;
  return (
    <fieldset className="field desk-segments">
      <legend className={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      <div className="feed-states">
        {values.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
