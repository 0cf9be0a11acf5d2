import type { Formula, FunctionName } from './formula.ts';

/** Operator precedence; a weaker operator inside a stronger one needs parentheses. */
const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 } as const;
const negative = 3;
const whole = 5;

/** How a spreadsheet writes each function. */
const spreadsheet: Readonly<Record<FunctionName, (...values: string[]) => string>> = {
  min: (...values) => `MIN(${values.join(',')})`,
  max: (...values) => `MAX(${values.join(',')})`,
  // Rounds off binary noise: INT(0.29*100) would be 28.
  floor: (value = '') => `INT(ROUND(${value},9))`,
  ceil: (value = '') => `-INT(-ROUND(${value},9))`,
  round: (value = '', digits = '0') => `ROUND(${value},${digits})`,
  sqrt: (value = '') => `SQRT(${value})`,
  abs: (value = '') => `ABS(${value})`,
};

/**
 * A formula as a spreadsheet reads it, without its equals sign. Every part has parentheses, because spreadsheets apply
 * a minus before a power.
 * @param cellOf The cell of a name, such as `B3`.
 */
export function toSpreadsheet(formula: Formula, cellOf: (name: string) => string): string {
  const of = (inner: Formula): string => toSpreadsheet(inner, cellOf);
  switch (formula.type) {
    case 'number':
      return String(formula.value);
    case 'name':
      return cellOf(formula.name);
    case 'negative':
      return `(-${of(formula.of)})`;
    case 'operation':
      return `(${of(formula.of[0])}${formula.by}${of(formula.of[1])})`;
    case 'call':
      return `(${spreadsheet[formula.name](...formula.of.map(of))})`;
  }
}

interface Words {
  readonly nameOf: (name: string) => string;
  readonly numberOf: (value: number) => string;
  readonly callOf: (name: FunctionName, values: readonly string[]) => string;
}

/** A formula for a reader: `capital × risque ÷ 100`. */
export function toWords(formula: Formula, words: Words): string {
  const inside = (inner: Formula, least: number): string => {
    const text = toWords(inner, words);
    return strengthOf(inner) < least ? `(${text})` : text;
  };
  switch (formula.type) {
    case 'number':
      return words.numberOf(formula.value);
    case 'name':
      return words.nameOf(formula.name);
    case 'negative':
      return `−${inside(formula.of, negative)}`;
    case 'operation': {
      const { by, of } = formula;
      const own = strength[by];
      // Powers are right-associative, the others left-associative.
      const [left, right] = by === '^' ? [own + 1, own] : [own, own + 1];
      return `${inside(of[0], left)}${signs[by]}${inside(of[1], right)}`;
    }
    case 'call':
      return words.callOf(
        formula.name,
        formula.of.map((inner) => toWords(inner, words)),
      );
  }
}

const signs = { '+': ' + ', '-': ' − ', '*': ' × ', '/': ' ÷ ', '^': '^' } as const;

function strengthOf(formula: Formula): number {
  if (formula.type === 'negative') return negative;
  return formula.type === 'operation' ? strength[formula.by] : whole;
}
