import { useId, useLayoutEffect, useRef, useState } from 'react';
import { parseNumber } from '../../../../domain/shared/parse-number.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from './numbers.ts';
import type { KitTexts } from './texts.ts';

interface Props {
  readonly label: string;
  /** Written after the number, such as € or %. */
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Step of the slider; the field takes any number between the limits. */
  readonly step: number;
  /** Colour of a slider that stands for a loss or for the thing taught. */
  readonly tone?: 'down' | 'primary';
  readonly lang: Lang;
  readonly t: KitTexts;
  readonly onChange: (value: number) => void;
}

/** A number with a slider and a field. A number the field cannot take is said under it. */
export function Control({ label, unit = '', tone, lang, t, onChange, ...rest }: Props) {
  const { value, min, max, step } = rest;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { number, euros } = numbersOf(lang);
  // In English the sign of the currency comes first.
  const leads = unit === '€' && euros(1).startsWith(unit);
  const typed = draft === undefined ? value : parseNumber(draft, lang, unit);
  const problem =
    typed === undefined
      ? t.unreadable
      : typed < min || typed > max
        ? fill(t.between, { min: number(min), max: number(max) })
        : '';
  const written = leads ? unit + number(value) : number(value) + (unit && `\u00A0${unit}`);

  const type = (text: string): void => {
    setDraft(text);
    const next = parseNumber(text, lang, unit);
    if (next !== undefined && next >= min && next <= max) onChange(next);
  };

  return (
    <div className="lab-control" data-tone={tone}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <span className="lab-field" data-invalid={problem ? '' : undefined}>
        {leads && <span>{unit}</span>}
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? number(value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setDraft(undefined)}
        />
        {unit && !leads && <span>{unit}</span>}
      </span>
      <Slider
        {...{ value, min, max, step }}
        labelledBy={`${id}-label`}
        text={written}
        onChange={onChange}
      />
      {problem && (
        <p className="field-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface SliderProps extends Pick<Props, 'value' | 'min' | 'max' | 'step' | 'onChange'> {
  readonly labelledBy: string;
  readonly text: string;
}

function Slider({ value, min, max, step, labelledBy, text, onChange }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const share = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  // The policy allows no style attribute.
  useLayoutEffect(() => input.current?.style.setProperty('--share', String(share)), [share]);
  return (
    <input
      ref={input}
      type="range"
      className="lab-slider"
      aria-labelledby={labelledBy}
      aria-valuetext={text}
      {...{ value, min, max, step }}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
