import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/domain/course/sheet/evaluate.ts';
import { parseFormula } from '../../../src/domain/course/sheet/formula.ts';
import { parseSheet, sheetValues } from '../../../src/domain/course/sheet/sheet.ts';
import { toSpreadsheet, toWords } from '../../../src/domain/course/sheet/write.ts';

const values = { a: 2, b: 3, c: 5, small: 0.29 };
const cells = { a: 'B2', b: 'B3', c: 'B4', small: 'B5' };

describe.each<[string, number, string]>([
  ['1 + 2 * 3', 7, '(1+(2*3))'],
  ['(1 + 2) * 3', 9, '((1+2)*3)'],
  ['8 - 3 - 2', 3, '((8-3)-2)'],
  ['8 / 4 / 2', 1, '((8/4)/2)'],
  ['2 ^ 3 ^ 2', 512, '(2^(3^2))'],
  ['-a ^ 2', -4, '(-(B2^2))'],
  ['2 ^ -1', 0.5, '(2^(-1))'],
  ['a * -b', -6, '(B2*(-B3))'],
  ['a - -b', 5, '(B2-(-B3))'],
  ['min(a, b, c)', 2, '(MIN(B2,B3,B4))'],
  ['max(a * b, c)', 6, '(MAX((B2*B3),B4))'],
  ['floor(small * 100)', 29, '(INT(ROUND((B5*100),9)))'],
  ['floor(-1.5)', -2, '(INT(ROUND((-1.5),9)))'],
  ['ceil(1.2)', 2, '(-INT(-ROUND(1.2,9)))'],
  ['round(2.5)', 3, '(ROUND(2.5,0))'],
  ['round(-2.5)', -3, '(ROUND((-2.5),0))'],
  ['round(1.005, 2)', 1.01, '(ROUND(1.005,2))'],
  ['sqrt(abs(-9))', 3, '(SQRT((ABS((-9)))))'],
])('%s', (text, result, spreadsheet) => {
  const formula = parseFormula(text);
  it(`is ${result}`, () => expect(evaluate(formula, values)).toBeCloseTo(result, 12));
  it('is written for a spreadsheet', () => {
    expect(toSpreadsheet(formula, (name) => cells[name as keyof typeof cells])).toBe(spreadsheet);
  });
});

describe('a formula for a reader', () => {
  const write = (text: string) =>
    toWords(parseFormula(text), {
      nameOf: (name) => ({ a: 'capital', b: 'risque', c: 'stop' })[name] ?? name,
      numberOf: (value) => String(value).replace('.', ','),
      callOf: (name, parts) => `${name} de ${parts.join(' et ')}`,
    });

  it.each([
    ['a * b / 100', 'capital × risque ÷ 100'],
    ['a / (b * 2.5)', 'capital ÷ (risque × 2,5)'],
    ['a - (b - c)', 'capital − (risque − stop)'],
    ['a - b + c', 'capital − risque + stop'],
    ['(a + b) ^ 2', '(capital + risque)^2'],
    ['(a ^ b) ^ c', '(capital^risque)^stop'],
    ['(-a) ^ 2', '(−capital)^2'],
    ['-(a + b)', '−(capital + risque)'],
    ['min(a, b)', 'min de capital et risque'],
  ])('%s', (text, words) => expect(write(text)).toBe(words));
});

describe('a formula is refused', () => {
  it.each([
    ['a +', 'ends too early'],
    ['(a', 'closing parenthesis is missing'],
    ['a b', '"b" is not expected there'],
    ['a * / b', '"/" is not expected there'],
    ['a = 2', '"=" is not expected there'],
    ['log(a)', 'there is no function "log"'],
    ['constructor(a)', 'there is no function "constructor"'],
    ['sqrt(a, b)', 'sqrt does not take 2 values'],
    ['', 'ends too early'],
  ])('%s', (text, says) => expect(() => parseFormula(text)).toThrow(says));

  it('if it uses a name without a value', () => {
    expect(() => evaluate(parseFormula('d'), values)).toThrow('"d" is the name of no input');
  });
});

describe('a sheet', () => {
  const inputs = [
    { name: 'capital', label: 'Capital', value: 2000 },
    { name: 'risk', label: 'Risque', value: 1 },
  ];
  const sum = { name: 'sum', label: 'Somme', formula: 'capital * risk / 100' };

  it('uses earlier results', () => {
    const units = { name: 'units', label: 'Unités', formula: 'sum / 4' };
    const results = parseSheet({ inputs, results: [sum, units] });
    expect(sheetValues(results, { capital: 2000, risk: 1 })).toMatchObject({ sum: 20, units: 5 });
  });

  it.each([
    [
      'a later result',
      [
        { ...sum, formula: 'units' },
        { ...sum, name: 'units' },
      ],
      '"units" is no',
    ],
    ['a name twice', [sum, sum], '"sum" is the name of two values'],
    ['the name of an input', [{ ...sum, name: 'risk' }], '"risk" is the name of two values'],
  ])('is refused with %s', (_, results, says) => {
    expect(() => parseSheet({ inputs, results })).toThrow(says);
  });
});
