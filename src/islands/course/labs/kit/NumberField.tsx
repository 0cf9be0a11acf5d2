import { useState } from 'react';
import { parseNumber } from '../../../../domain/shared/parse-number.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { draftBeside, numbersOf, numberToTake, type Draft } from './numbers.ts';
import type { KitTexts } from './texts.ts';

interface TypedOptions {
  readonly value: number;
  /** Written after the number, such as € or %. */
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
  /** Decimals of the number when it is not being typed. */
  readonly decimals?: number;
  readonly lang: Lang;
  readonly t: Pick<KitTexts, 'unreadable' | 'between'>;
  /** Called with each number typed, or the limit that it exceeds. */
  readonly onChange: (value: number) => void;
  /**
   * Called with the problem of each text typed, empty if it has none. With it, a text that gives no number stays when
   * the field is left, and is cleared when the number is set in another way.
   */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

/** The content of a number field while it is edited. */
export interface Typed {
  readonly text: string;
  /** Why the content is invalid; empty if it is valid. */
  readonly problem: string;
  /** Whether the range has negative numbers: the decimal keypad of an iPhone has no minus sign. */
  readonly isSigned: boolean;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Shows the number again. */
  readonly clear: () => void;
}

/** The text of a number field: as typed, and the number again once the field is left or the number set otherwise. */
export function useTyped(options: TypedOptions): Typed {
  const { value, unit, min = -Infinity, max = Infinity, decimals = 2, lang, t } = options;
  const { onChange, onProblem } = options;
  const [draft, setDraft] = useState<Draft>();
  const kept = draftBeside(draft, value);
  if (kept !== draft) setDraft(kept);
  const { number } = numbersOf(lang);
  const problemOf = (typed: number | undefined): string => {
    if (typed === undefined) return t.unreadable;
    if (typed >= min && typed <= max) return '';
    return fill(t.between, { min: number(min), max: number(max) });
  };
  const typed = kept ? parseNumber(kept.text, lang, unit) : value;
  const clear = () => {
    setDraft(undefined);
    onProblem?.('');
  };
  return {
    text: kept?.text ?? number(value, decimals),
    problem: problemOf(typed),
    isSigned: (options.min ?? 0) < 0,
    type: (text) => {
      setDraft({ text });
      const given = parseNumber(text, lang, unit);
      onProblem?.(problemOf(given));
      const next = numberToTake(given, min, max);
      if (next !== undefined) onChange(next);
    },
    leave: () => {
      if (!onProblem || numberToTake(typed, min, max) !== undefined) clear();
    },
    clear,
  };
}

interface FieldProps {
  readonly id: string;
  readonly unit: string;
  readonly typed: Typed;
  readonly lang: Lang;
  readonly describedBy: string;
}

/** A number field with its unit; in English the sign of the currency comes first. */
export function NumberField({ id, unit, typed, lang, describedBy }: FieldProps) {
  const leads = unitLeads(unit, lang);
  const { text, problem, isSigned, type, leave } = typed;
  return (
    <span className="lab-field" data-invalid={problem ? '' : undefined}>
      {leads && <span>{unit}</span>}
      <input
        id={id}
        inputMode={isSigned ? 'text' : 'decimal'}
        autoComplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? describedBy : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {unit && !leads && <span>{unit}</span>}
    </span>
  );
}

/** Whether a unit is written before its number. */
export function unitLeads(unit: string, lang: Lang): boolean {
  return unit === '€' && numbersOf(lang).euros(1).startsWith(unit);
}
