import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { parseSheet, sheetValues } from '../../../src/domain/course/sheet/sheet.ts';
import { workbook } from '../../../src/islands/course/activities/sheet/workbook.ts';

const inputs = [
  { name: 'capital', label: 'Capital & réserve', value: 2000, unit: '€' },
  { name: 'risk', label: 'Risque', value: 1, unit: '%' },
  { name: 'distance', label: 'Distance', value: 4, unit: '€' },
];
const results = parseSheet({
  inputs,
  results: [
    { name: 'sum', label: 'Somme', formula: 'capital * risk / 100', unit: '€' },
    { name: 'units', label: 'Unités', formula: 'floor(sum / distance)', digits: 0 },
    { name: 'nothing', label: 'Rien', formula: 'sum / (risk - 1)' },
  ],
});
const values = sheetValues(results, { capital: 3000, risk: 1, distance: 4 });
const heads = ['À remplir', 'Valeur', 'Résultats'] as const;

/** The files of an archive, read through its directory; each checksum is compared. */
function unzip(bytes: Uint8Array<ArrayBuffer>): Record<string, string> {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const head = view.getUint32(at + 42, true);
    expect(view.getUint32(head, true)).toBe(0x04034b50);
    const data = bytes.slice(head + 30 + nameLength, head + 30 + nameLength + size);
    expect(view.getUint32(at + 16, true)).toBe(crc32(data));
    const name = Buffer.from(bytes.slice(at + 46, at + 46 + nameLength)).toString();
    files[name] = Buffer.from(data).toString();
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

const filesOf = (title = 'Taille / position') =>
  unzip(workbook({ title, inputs, results, values, heads }));

it('has current inputs, and formulas over their cells with their values', () => {
  const sheet = filesOf()['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain('<t>Capital &amp; réserve</t>');
  expect(sheet).toMatch(/<c r="B4" s="\d"><v>3000<\/v>/);
  expect(sheet).toMatch(/<c r="B9" s="\d"><f>\(\(B4\*B5\)\/100\)<\/f><v>30<\/v>/);
  expect(sheet).toMatch(/<c r="B10" s="\d"><f>\(INT\(ROUND\(\(B9\/B6\),9\)\)\)<\/f><v>7<\/v>/);
});

it('keeps the formula of a result without a value', () => {
  expect(filesOf()['xl/worksheets/sheet1.xml']).toMatch(/<c r="B11" s="\d"><f>[^<]+<\/f><\/c>/);
});

it('writes units as number formats', () => {
  const styles = filesOf()['xl/styles.xml'] ?? '';
  expect(styles).toContain('formatCode="General&quot;\u00A0€&quot;"');
  expect(styles).toContain('formatCode="#,##0.00&quot;\u00A0€&quot;"');
  expect(styles).toContain('formatCode="#,##0"');
});

it('names its sheet as spreadsheets allow', () => {
  const { 'xl/workbook.xml': book } = filesOf('Risque [par] jour : taille et repli, le calcul');
  const [, name = ''] = /<sheet name="([^"]*)"/.exec(book ?? '') ?? [];
  expect(name).toMatch(/^Risque {2}par {2}jour/);
  expect(name.length).toBeLessThanOrEqual(31);
});

it('is valid XML with a declared type and target for every file', () => {
  const files = filesOf();
  for (const path of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml']) {
    expect(files['[Content_Types].xml']).toContain(`PartName="/${path}"`);
  }
  for (const xml of Object.values(files)) expect(xml).toMatch(/^<\?xml version="1\.0"/);
});
