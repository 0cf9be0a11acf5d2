/** A calculation sheet of a lesson: inputs that the reader changes, and results computed from them. */
import { evaluate, type Values } from './evaluate.ts';
import { type Formula, namesIn, parseFormula } from './formula.ts';

export interface SheetInput {
  /** Used in formulas. */
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly unit?: string;
}

export interface SheetResult extends Omit<SheetInput, 'value'> {
  readonly formula: string;
  /** Decimals shown; 2 if absent. */
  readonly digits?: number;
}

export interface SheetData {
  readonly inputs: readonly SheetInput[];
  readonly results: readonly SheetResult[];
}

/** A result with its parsed formula. */
export interface ParsedResult extends SheetResult {
  readonly parsed: Formula;
}

/**
 * Parses the formulas of a sheet. Throws if one cannot be read, uses a name that no input or earlier
 * result has, or if a name is given twice.
 */
export function parseSheet({ inputs, results }: SheetData): readonly ParsedResult[] {
  const known = new Set<string>();
  const declare = (name: string): void => {
    if (known.has(name)) throw new Error(`"${name}" is the name of two values of the sheet`);
    known.add(name);
  };
  for (const { name } of inputs) declare(name);
  return results.map((result) => {
    const parsed = parseFormula(result.formula);
    const unknown = namesIn(parsed).find((name) => !known.has(name));
    if (unknown) throw new Error(`"${result.formula}": "${unknown}" is no input or earlier result`);
    declare(result.name);
    return { ...result, parsed };
  });
}

/** The values of all inputs and results. */
export function sheetValues(results: readonly ParsedResult[], inputs: Values): Values {
  const values: Record<string, number> = { ...inputs };
  for (const { name, parsed } of results) values[name] = evaluate(parsed, values);
  return values;
}
