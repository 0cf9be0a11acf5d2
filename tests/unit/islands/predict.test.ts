/** A prediction of a number: only what its field shows is compared. */
import { expect, it, vi } from 'vitest';
import { texts } from '../../../src/i18n/texts.ts';
import { NumberGuess } from '../../../src/islands/course/activities/predict/guesses.tsx';
import { elementsOf } from './elements.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load<object>());
});

const range = { type: 'number', question: 'How much?', answer: 150, unit: '%' } as const;
const limits = { min: 10, max: 300, step: 5 };

/** Types a text, then presses Enter; with `slide` the slider is moved in between. */
async function commits(text: string, slide = false): Promise<boolean> {
  const onCommit = vi.fn();
  const { fire } = await elementsOf(NumberGuess, {
    ...{ ...range, ...limits, lang: 'fr', t: texts('fr').activities.predict },
    ...{ onCommit, skip: null, focus: () => undefined },
  });
  fire('onChange', { target: { value: text } }, 'input', { inputMode: 'decimal' });
  if (slide) fire('onChange', { target: { valueAsNumber: 60 } }, 'input', { type: 'range' });
  fire('onSubmit', { preventDefault: () => undefined }, 'form');
  return onCommit.mock.calls.length > 0;
}

it.each([
  ['60', true],
  ['60 %', true],
  ['environ 12', false],
  ['', false],
  ['9', false],
  ['400', false],
])('%j is compared: %s', async (text, isCompared) => {
  expect(await commits(text)).toBe(isCompared);
});

it('the number of the slider is compared after an invalid text', async () => {
  expect(await commits('environ 12', true)).toBe(true);
});
