/** A list of options at the desk with an error: the sentence is shown, and read with the list. */
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Choice } from '../../../src/islands/desk/Choice.tsx';
import { htmlOf, textOf } from './markup.ts';

const option = createElement('option', { value: 'expired' }, 'Expired');
const props = { label: 'What happened', name: 'kind', children: option };

it('a list of options shows its error and names it as its description', () => {
  const wrong = { ...props, error: 'Choose what happened.' };
  expect(textOf(Choice, wrong)).toBe('What happenedExpiredChoose what happened.');
  const html = htmlOf(Choice, wrong);
  const [, described] = /<select [^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${described}">Choose what happened.`);
  expect(html).toMatch(/<select [^>]*aria-invalid="true"/);
});

it('a list of options without an error is not invalid', () => {
  expect(textOf(Choice, props)).toBe('What happenedExpired');
  expect(htmlOf(Choice, props)).not.toMatch(/aria-invalid|aria-describedby|data-invalid/);
});
