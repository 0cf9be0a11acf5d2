import { escaped } from './workbook-package.ts';

/** The styles of an XLSX sheet: each number format is added when it is first used. */
export class Styles {
  readonly title = 1;
  readonly head = 2;
  readonly #formats: { readonly code: string; readonly isInput: boolean }[] = [];

  /** The style of a number with its unit; inputs have a ground that says where to write. */
  number(unit: string | undefined, digits: number, isInput: boolean): number {
    const decimals = digits > 0 ? `.${'0'.repeat(digits)}` : '';
    const code = isInput ? `General${suffix(unit)}` : `#,##0${decimals}${suffix(unit)}`;
    const known = this.#formats.findIndex((one) => one.code === code && one.isInput === isInput);
    const at = known < 0 ? this.#formats.push({ code, isInput }) - 1 : known;
    return at + 3;
  }

  xml(): string {
    const formats = this.#formats.map(
      ({ code }, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
    );
    const cells = this.#formats.map(
      ({ isInput }, index) =>
        `<xf numFmtId="${164 + index}" fontId="0" fillId="${isInput ? 2 : 0}" borderId="0" xfId="0" ` +
        'applyNumberFormat="1" applyFill="1"/>',
    );
    return (
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      list('numFmts', formats) +
      list('fonts', [font(11, false), font(15, true), font(11, true)]) +
      list('fills', [fill('none'), fill('gray125'), fill('solid', 'FFE9EFFD')]) +
      list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']) +
      list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
      list('cellXfs', [plain(0), plain(1), plain(2), ...cells]) +
      list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
      '</styleSheet>'
    );
  }
}

function suffix(unit: string | undefined): string {
  return unit ? `"\u00A0${unit.replaceAll('"', '')}"` : '';
}

function list(name: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}

function font(size: number, bold: boolean): string {
  return `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><name val="Calibri"/></font>`;
}

function fill(pattern: string, color?: string): string {
  const inner = color ? `<fgColor rgb="${color}"/><bgColor indexed="64"/>` : '';
  return `<fill><patternFill patternType="${pattern}">${inner}</patternFill></fill>`;
}

function plain(fontId: number): string {
  return `<xf numFmtId="0" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
}
