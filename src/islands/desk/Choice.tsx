import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A labelled list of options. */
export function Choice({ label, children, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select {...select} id={id}>
          {children}
        </select>
      </div>
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
