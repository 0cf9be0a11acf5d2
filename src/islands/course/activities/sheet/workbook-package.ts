/** The files of an XLSX archive other than what a sheet calculates. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * All files of an archive with one sheet, by path.
 * @param rows The rows of the sheet.
 * @param styles The style sheet.
 */
export function packageFiles(title: string, rows: string, styles: string): Record<string, string> {
  const files = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      part('/xl/workbook.xml', 'sheet.main') +
      part('/xl/worksheets/sheet1.xml', 'worksheet') +
      part('/xl/styles.xml', 'styles') +
      '</Types>',
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `<sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets>` +
      '<calcPr fullCalcOnLoad="1"/></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml':
      `<worksheet xmlns="${main}"><cols><col min="1" max="1" width="44" customWidth="1"/>` +
      `<col min="2" max="2" width="18" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`,
    'xl/styles.xml': styles,
  };
  return Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, declaration + xml]));
}

/** Text for XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function part(path: string, type: string): string {
  return `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`;
}

function relationships(...targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${relations}">${list.join('')}</Relationships>`;
}

/** At most 31 characters, none of those that spreadsheets refuse in the name of a sheet. */
function sheetName(title: string): string {
  return title
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim();
}
