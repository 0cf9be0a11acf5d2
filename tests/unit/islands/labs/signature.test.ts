/** The texts of the lab on signatures: the order, and what the network received. */
import { beforeEach, expect, it, vi } from 'vitest';
import { signatureLab as t } from '../../../../src/i18n/fr/course/labs/signature.ts';
import Signature from '../../../../src/islands/course/labs/signature/Signature.tsx';
import { initialSignature } from '../../../../src/islands/course/labs/signature/state.ts';
import { elementsOf } from '../elements.ts';
import { change, forgetLab, lab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

/** Types a text and gives what both fields show then. */
async function textsAfter(label: string, text: string): Promise<unknown[]> {
  const before = await elementsOf(Signature, labProps);
  before.fire('onChange', text, 'TextInput', { label });
  lab.stored = { ...lab.stored, ...change.mock.lastCall?.[0] };
  const after = await elementsOf(Signature, labProps);
  return [t.order, t.received].map(
    (name) => after.find('TextInput', { label: name }).props['value'],
  );
}

it('can be emptied, and are not replaced by the first ones', async () => {
  expect(await textsAfter(t.received, '')).toEqual([t.defaultOrder, '']);
  expect(await textsAfter(t.order, '')).toEqual(['', '']);
  expect(await textsAfter(t.received, 'x')).toEqual(['', 'x']);
  expect(await textsAfter(t.received, '')).toEqual(['', '']);
  expect(await textsAfter(t.order, 'Ana pays')).toEqual(['Ana pays', 'Ana pays']);
});

it('are altered only while they differ', async () => {
  const isAltered = () => lab.trials['altered']?.({ ...lab.stored, signed: 1, signer: 'ana' });
  await textsAfter(t.received, `${t.defaultOrder}!`);
  expect(isAltered()).toBe(true);
  await textsAfter(t.received, t.defaultOrder);
  expect(isAltered()).toBe(false);
});

it('ticks no trial for a signature made before a reload', async () => {
  lab.stored = { signed: 1 };
  const { fire } = await elementsOf(Signature, labProps);
  const isDone = (name: string) =>
    lab.trials[name]?.({ ...initialSignature, ...lab.stored, ...change.mock.lastCall?.[0] });
  fire('onChange', 'mia', 'Choice');
  expect(isDone('other')).toBe(false);
  fire('onChange', 'x', 'TextInput', { label: t.received });
  expect(isDone('altered')).toBe(false);
});
