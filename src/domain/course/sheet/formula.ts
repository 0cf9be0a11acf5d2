/**
 * Parses the formulas of calculation sheets: names, numbers, + - * / ^, parentheses and some
 * functions. `^` is right-associative and binds tighter than a minus before it, as in mathematics.
 */

/** Functions with the numbers of arguments that each takes. */
const functions = {
  min: [1, Infinity],
  max: [1, Infinity],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 2],
  sqrt: [1, 1],
  abs: [1, 1],
} as const;

export type FunctionName = keyof typeof functions;
export type Operator = '+' | '-' | '*' | '/' | '^';

/** A parsed formula. */
export type Formula =
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'negative'; readonly of: Formula }
  | { readonly type: 'operation'; readonly by: Operator; readonly of: readonly [Formula, Formula] }
  | { readonly type: 'call'; readonly name: FunctionName; readonly of: readonly Formula[] };

/** Parses a formula. Throws an error that names what cannot be read. */
export function parseFormula(text: string): Formula {
  const reader = new Reader(text);
  const formula = sum(reader);
  if (reader.next) throw new Error(`"${text}": "${reader.next}" is not expected there`);
  return formula;
}

/** The names that a formula uses. */
export function namesIn(formula: Formula): string[] {
  if (formula.type === 'name') return [formula.name];
  if (formula.type === 'number') return [];
  return (formula.type === 'negative' ? [formula.of] : formula.of).flatMap(namesIn);
}

class Reader {
  readonly text: string;
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.text = text;
    this.#tokens = text.match(/\d+(?:\.\d+)?|[a-z]\w*|[^\s]/gi) ?? [];
  }

  get next(): string {
    return this.#tokens[this.#at] ?? '';
  }

  /** Consumes the next token if it is one of these. */
  take(...tokens: string[]): string | undefined {
    return tokens.includes(this.next) ? this.#tokens[this.#at++] : undefined;
  }

  /** Consumes the next token, whatever it is. */
  read(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Error(`"${this.text}" ends too early`);
    return token;
  }
}

function sum(reader: Reader): Formula {
  let left = product(reader);
  for (let by; (by = reader.take('+', '-'));) left = operation(by, left, product(reader));
  return left;
}

function product(reader: Reader): Formula {
  let left = signed(reader);
  for (let by; (by = reader.take('*', '/'));) left = operation(by, left, signed(reader));
  return left;
}

function signed(reader: Reader): Formula {
  return reader.take('-') ? { type: 'negative', of: signed(reader) } : power(reader);
}

function power(reader: Reader): Formula {
  const base = atom(reader);
  return reader.take('^') ? operation('^', base, signed(reader)) : base;
}

function atom(reader: Reader): Formula {
  const token = reader.read();
  if (/^\d/.test(token)) return { type: 'number', value: Number(token) };
  if (token === '(') return closed(reader, sum(reader));
  if (!/^[a-z]/i.test(token)) throw new Error(`"${reader.text}": "${token}" is not expected there`);
  if (!reader.take('(')) return { type: 'name', name: token };
  return call(reader, token);
}

function call(reader: Reader, name: string): Formula {
  if (!isFunction(name)) throw new Error(`"${reader.text}": there is no function "${name}"`);
  const of = [sum(reader)];
  while (reader.take(',')) of.push(sum(reader));
  const [least, most] = functions[name];
  if (of.length < least || of.length > most) {
    throw new Error(`"${reader.text}": ${name} does not take ${of.length} values`);
  }
  return closed(reader, { type: 'call', name, of });
}

function closed(reader: Reader, formula: Formula): Formula {
  if (!reader.take(')')) throw new Error(`"${reader.text}": a closing parenthesis is missing`);
  return formula;
}

function operation(by: string, left: Formula, right: Formula): Formula {
  return { type: 'operation', by: by as Operator, of: [left, right] };
}

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
