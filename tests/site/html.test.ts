/** Every page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages } from './site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    // Astro's wrapper of an island.
    { 'astro-island': { flow: true, phrasing: true, transparent: true } },
  ],
  rules: {
    // Astro writes void elements and attributes its own way; both are valid.
    'void-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Prices and phone-like numbers are text here.
    'tel-non-breaking': 'off',
    // A group of radio buttons shows its three choices at once; a select hides two.
    'prefer-native-element': ['error', { exclude: ['radiogroup', 'listbox', 'region'] }],
    // Firefox keeps a radio button's state over a reload unless it is told not to.
    'valid-autocomplete': 'off',
  },
});

it.each([...builtPages.values()].map(({ address, html }) => [address, html] as const))(
  '%s',
  async (_, html) => {
    const report = await validator.validateString(html);
    const found = report.results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${ruleId} (${line}:${column}): ${message}`);
    expect(found.slice(0, 5)).toEqual([]);
  },
);

it('the validator sees an error', async () => {
  const report = await validator.validateString('<!doctype html><p><div>x</div></p>');
  expect(report.valid).toBe(false);
});
