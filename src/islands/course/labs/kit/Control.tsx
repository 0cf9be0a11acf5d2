import { useId, useLayoutEffect, useRef } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import { unitFor } from '../../../../i18n/unit.ts';
import { NumberField, unitLeads, useTyped } from './NumberField.tsx';
import { numbersOf } from './numbers.ts';
import type { KitTexts } from './texts.ts';

interface Props {
  readonly label: string;
  /** Written after the number, such as € or %; a word in the plural. */
  readonly unit?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Step of the slider; the field takes any number between the limits. */
  readonly step: number;
  /** Colour of a slider that stands for a loss or for the lesson's subject. */
  readonly tone?: 'down' | 'primary';
  readonly lang: Lang;
  readonly t: KitTexts;
  readonly onChange: (value: number) => void;
  /**
   * Receives the validation error of the typed text, or an empty string if it is valid. If set,
   * invalid text stays in the field on blur; otherwise the field shows the last valid number again.
   */
  readonly onProblem?: (problem: string) => void;
}

/** A number with a slider and a field. An invalid number shows an error below it. */
export function Control({ label, unit = '', tone, lang, t, onChange, onProblem, ...rest }: Props) {
  const { value, min, max, step } = rest;
  const id = useId();
  const typed = useTyped({ value, unit, min, max, lang, t, onChange, onProblem });
  const { number } = numbersOf(lang);
  const shown = unitFor(lang, value, unit);
  const written = unitLeads(unit, lang)
    ? unit + number(value)
    : number(value) + (unit && `\u00A0${shown}`);
  return (
    <div className="lab-control" data-tone={tone}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <NumberField {...{ id, typed, lang }} unit={shown} describedBy={`${id}-problem`} />
      <Slider
        {...{ value, min, max, step }}
        labelledBy={`${id}-label`}
        text={written}
        onChange={(next) => {
          typed.clear();
          onChange(next);
        }}
      />
      {typed.problem && (
        <p className="field-error" id={`${id}-problem`} role="alert">
          {typed.problem}
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
