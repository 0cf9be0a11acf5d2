import type { Formula, FunctionName, Operator } from './formula.ts';

/** Values of names. */
export type Values = Readonly<Record<string, number>>;

/** The value of a formula; NaN or infinite where it has none. Throws for an unknown name. */
export function evaluate(formula: Formula, values: Values): number {
  const of = (inner: Formula): number => evaluate(inner, values);
  switch (formula.type) {
    case 'number':
      return formula.value;
    case 'name':
      return valueOf(formula.name, values);
    case 'negative':
      return -of(formula.of);
    case 'operation':
      return operations[formula.by](of(formula.of[0]), of(formula.of[1]));
    case 'call':
      return calls[formula.name](...formula.of.map(of));
  }
}

function valueOf(name: string, values: Values): number {
  const value = values[name];
  if (value === undefined) throw new Error(`"${name}" is the name of no input or earlier result`);
  return value;
}

const operations: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
};

const calls: Readonly<Record<FunctionName, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  floor: (value = NaN) => Math.floor(settled(value)),
  ceil: (value = NaN) => Math.ceil(settled(value)),
  /** Rounds halves away from zero, as spreadsheets do. */
  round: (value = NaN, digits = 0) => {
    const scale = 10 ** digits;
    return (Math.sign(value) * Math.round(settled(Math.abs(value) * scale))) / scale;
  },
  sqrt: (value = NaN) => Math.sqrt(value),
  abs: (value = NaN) => Math.abs(value),
};

/** Rounds off binary noise: 0.29 × 100 is 29, not 28.999999999999996. */
function settled(value: number): number {
  return Number(value.toPrecision(13));
}
