/** A calculation sheet as an XLSX file, with live formulas. */
import { type Cell, type CellStyle, writeXlsx } from 'hucre/xlsx';
import type { Values } from '../../../../domain/course/sheet/evaluate.ts';
import type { ParsedResult, SheetInput } from '../../../../domain/course/sheet/sheet.ts';
import { toSpreadsheet } from '../../../../domain/course/sheet/write.ts';

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
const firstInput = 3;

const title = { font: { size: 15, bold: true } };
const head = { font: { bold: true } };
/** Background of the cells to fill in. */
const inputFill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E9EFFD' } } as const;

/** The bytes of the file. Inputs are the cells to change; results are formulas over them. */
export function workbook(book: Workbook): Promise<Uint8Array> {
  const { inputs, results, values, heads } = book;
  const firstResult = firstInput + inputs.length + 2;
  const cellOf = new Map([
    ...inputs.map(({ name }, index) => [name, `B${firstInput + index + 1}`] as const),
    ...results.map(({ name }, index) => [name, `B${firstResult + index + 1}`] as const),
  ]);
  const cells = new Map<string, Partial<Cell>>([
    ['0,0', text(book.title, title)],
    [`${firstInput - 1},0`, text(heads[0], head)],
    [`${firstInput - 1},1`, text(heads[1], head)],
    [`${firstResult - 1},0`, text(heads[2], head)],
  ]);
  for (const [index, { name, label, unit }] of inputs.entries()) {
    const style = { numFmt: `General${suffix(unit)}`, fill: inputFill };
    cells.set(`${firstInput + index},0`, text(label));
    cells.set(`${firstInput + index},1`, { value: values[name] ?? null, style });
  }
  for (const [index, { name, label, unit, digits = 2, parsed }] of results.entries()) {
    const decimals = digits > 0 ? `.${'0'.repeat(digits)}` : '';
    const value = values[name] ?? NaN;
    cells.set(`${firstResult + index},0`, text(label));
    cells.set(`${firstResult + index},1`, {
      formula: toSpreadsheet(parsed, (of) => cellOf.get(of) ?? '#NAME?'),
      // A result that cannot be computed is left to the spreadsheet.
      ...(Number.isFinite(value) && { formulaResult: value }),
      style: { numFmt: `#,##0${decimals}${suffix(unit)}` },
    });
  }
  const columns = [{ width: 44 }, { width: 18 }];
  return writeXlsx({ sheets: [{ name: sheetName(book.title), columns, cells }] });
}

function text(value: string, style?: CellStyle): Partial<Cell> {
  return { value, ...(style && { style }) };
}

/** The unit as part of a number format. */
function suffix(unit: string | undefined): string {
  return unit ? `"\u00A0${unit.replaceAll('"', '')}"` : '';
}

/** At most 31 characters, none of those that spreadsheets refuse in the name of a sheet. */
function sheetName(name: string): string {
  return name
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim();
}
