import { expect, it } from 'vitest';
import { tableMarkup } from '../../../src/components/content/table-markup.ts';

const row = (name: 'td' | 'th', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
const table = (...[head = [], ...rows]: readonly (readonly string[])[]): string =>
  `<thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>`;

it.each([
  ['1\u202f003,60\u00a0€', '−20,4\u00a0%', '12\u00a0mois', '—'],
  ['€1,003.60', '−$20', '9% received', ''],
])('aligns a column of amounts, with its heading', (...amounts) => {
  const { html } = tableMarkup(
    table(['Offre', 'Prix'], ...amounts.map((it) => ['<b>une</b>', it])),
  );
  expect(html).toContain('<th>Offre</th><th class="amount">Prix</th>');
  for (const it of amounts) expect(html).toContain(`<td class="amount">${it}</td>`);
  expect(html).toContain('<td><b>une</b></td>');
});

it.each([
  ['words', ['3 × 1 % = 3 %', '2 ethers']],
  ['more than a unit', ['100,36 € en moyenne', '100,20 €']],
  ['dates', ['25 juin 2026', '2 juin 2024']],
  ['no number at all', ['—', '']],
])('leaves a column with %s as it is', (_, cells) => {
  const markup = table(['Cas', 'Suite'], ...cells.map((it) => ['un', it]));
  expect(tableMarkup(markup).html).toBe(markup);
});

it('leaves the first column as it is: it names the row', () => {
  const markup = table(['Année', 'Suite'], ['2024', 'hausse'], ['2025', 'baisse']);
  expect(tableMarkup(markup)).toEqual({ html: markup, name: 'Année, Suite' });
});

it('makes an empty corner a cell, and marks the other headings', () => {
  const { html, name } = tableMarkup(
    table(['', 'Achat &amp; vente', 'Frais'], ['un', 'deux', '3']),
  );
  expect(html).toContain(
    '<tr><td></td><th scope="col">Achat &amp; vente</th><th scope="col" class="amount">Frais</th></tr>',
  );
  expect(name).toBe('Achat & vente, Frais');
});
