/** A number with a slider and a field. */
import { expect, it } from 'vitest';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import { Control } from '../../../../src/islands/course/labs/kit/Control.tsx';
import { htmlOf } from '../markup.ts';

const control = { label: 'Prix', value: 5, max: 40, step: 1, lang: 'fr', t: labKit } as const;

it.each([
  [0, 'decimal'],
  [-20, 'text'],
])(
  'a field from %i has the keyboard “%s” on a phone: only that of texts has a minus sign',
  (min, mode) => {
    const html = htmlOf(Control, { ...control, min, onChange: () => undefined });
    expect(html).toContain(`inputMode="${mode}"`);
  },
);
