/** The sentence of a lab, as screen readers hear it. */
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import { LabFrame, LabUsed } from '../../../../src/islands/course/labs/kit/LabFrame.tsx';
import { Say } from '../../../../src/islands/course/labs/kit/Results.tsx';
import { elementsOf } from '../elements.ts';
import { htmlOf } from '../markup.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
// As after the delay.
vi.mock('../../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useDebounced: (text: string) => text,
}));

const spoken = (isUsed: boolean) => {
  const InLab = () =>
    createElement(LabUsed, { value: isUsed }, createElement(Say, { text: '5 €' }));
  return />([^<]*)<\/p><\/div>$/.exec(htmlOf(InLab, {}))?.[1];
};

it('is not announced before the reader has done something', () => {
  expect(spoken(false)).toBe('');
  expect(spoken(true), 'a sentence that comes with an action').toBe('5 €');
});

it('a click, a key on a slider and a press on a handle are such actions', async () => {
  const props = { title: '', t: labKit, onReset: () => undefined, children: null };
  const { find } = await elementsOf(LabFrame, props);
  const { onClickCapture: use, ...frame } = find('div', { className: 'lab-frame' }).props;
  expect(use).toBeTypeOf('function');
  expect(frame).toMatchObject({ onInputCapture: use, onPointerDownCapture: use });
});
