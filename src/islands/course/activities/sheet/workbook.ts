/** A sheet as an XLSX file: a ZIP archive of a few XML files (ECMA-376), with formulas that calculate. */
import type { Values } from '../../../../domain/course/sheet/evaluate.ts';
import type { ParsedResult, SheetInput } from '../../../../domain/course/sheet/sheet.ts';
import { toSpreadsheet } from '../../../../domain/course/sheet/write.ts';
import { escaped, packageFiles } from './workbook-package.ts';
import { Styles } from './workbook-styles.ts';
import { zip } from './zip.ts';

interface Workbook {
  readonly title: string;
  readonly inputs: readonly SheetInput[];
  readonly results: readonly ParsedResult[];
  /** Current values of inputs and results. */
  readonly values: Values;
  /** Headings: of the inputs, of the values, of the results. */
  readonly heads: readonly [string, string, string];
}

/** Rows above the first input: the title, an empty row, the headings. */
const firstInput = 4;

/** The bytes of the file. Inputs are the cells to change; results are formulas over them. */
export function workbook({
  title,
  inputs,
  results,
  values,
  heads,
}: Workbook): Uint8Array<ArrayBuffer> {
  const styles = new Styles();
  const firstResult = firstInput + inputs.length + 2;
  const cells = new Map([
    ...inputs.map(({ name }, index) => [name, `B${firstInput + index}`] as const),
    ...results.map(({ name }, index) => [name, `B${firstResult + index}`] as const),
  ]);
  const rows = [
    row(1, text('A1', title, styles.title)),
    row(3, text('A3', heads[0], styles.head) + text('B3', heads[1], styles.head)),
    ...inputs.map(({ name, label, unit }, index) => {
      const at = firstInput + index;
      const style = styles.number(unit, 8, true);
      return row(at, text(`A${at}`, label) + number(`B${at}`, values[name], style));
    }),
    row(firstResult - 1, text(`A${firstResult - 1}`, heads[2], styles.head)),
    ...results.map(({ name, label, unit, digits = 2, parsed }, index) => {
      const at = firstResult + index;
      const formula = toSpreadsheet(parsed, (of) => cells.get(of) ?? '#NAME?');
      const style = styles.number(unit, digits, false);
      return row(at, text(`A${at}`, label) + number(`B${at}`, values[name], style, formula));
    }),
  ];
  return zip(packageFiles(title, rows.join(''), styles.xml()));
}

function row(at: number, cells: string): string {
  return `<row r="${at}">${cells}</row>`;
}

function text(at: string, words: string, style = 0): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t>${escaped(words)}</t></is></c>`;
}

function number(at: string, value: number | undefined, style: number, formula = ''): string {
  const shown = Number.isFinite(value) ? `<v>${value}</v>` : '';
  return `<c r="${at}" s="${style}">${formula && `<f>${escaped(formula)}</f>`}${shown}</c>`;
}
