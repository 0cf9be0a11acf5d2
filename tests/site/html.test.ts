/** Every page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { href, langs } from '../../src/i18n/index.ts';
import { sampleOf } from '../sizes.ts';
import { builtPages, type BuiltPage } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    // Astro's wrapper element of an island.
    { 'astro-island': { flow: true, phrasing: true, transparent: true } },
  ],
  rules: {
    // Astro's formatting of void elements and attributes is valid.
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Prices and phone-like numbers are plain text here.
    'tel-non-breaking': 'off',
    // Radio buttons show all three options at once; a select hides two.
    'prefer-native-element': ['error', { exclude: ['radiogroup', 'listbox', 'region'] }],
    // Firefox restores a radio button's state on reload unless autocomplete is off.
    'valid-autocomplete': 'off',
  },
});

/** Not redundant: browsers drop the native roles of a table whose rows are grids on a narrow window. */
const tableRole = /on <(?:table|thead|tbody|tr|th|td)>$/;

const all = [...builtPages.values()];
/** Terms have one layout and the plainest texts: the short run validates some of them. */
const isTerm = ({ address }: BuiltPage): boolean =>
  langs.some((lang) => address.startsWith(`${href(lang, 'dictionary')}/`));
const validated = [...all.filter((page) => !isTerm(page)), ...sampleOf(all.filter(isTerm), 20)];

it.each(validated.map(({ address, html }) => [address, html] as const))('%s', async (_, html) => {
  const report = await validator.validateString(html);
  const found = report.results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !tableRole.test(message))
    .map(({ ruleId, message, line, column }) => `${ruleId} (${line}:${column}): ${message}`);
  expect(found.slice(0, 5)).toEqual([]);
});

it('every page preloads the one font in its HTML', () => {
  const font =
    /<link rel="preload" href="\/_astro\/fonts\/[^"]+\.woff2" as="font"[^>]* crossorigin>/g;
  const wrong = [...builtPages.values()]
    .filter(({ html }) => html.match(font)?.length !== 1)
    .map(({ address }) => address);
  expect(wrong).toEqual([]);
});

it('the validator reports an invalid page', async () => {
  const report = await validator.validateString('<!doctype html><p><div>x</div></p>');
  expect(report.valid).toBe(false);
});

it('no data attribute says false: scripts ask whether it is there', () => {
  const saying = [...builtPages.values()].filter(({ html }) => / data-[a-z-]+="false"/.test(html));
  expect(saying.map(({ address }) => address)).toEqual([]);
});
