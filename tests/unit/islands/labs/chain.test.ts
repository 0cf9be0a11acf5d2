/** The chain lab while a block is mined. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../../../../src/i18n/format.ts';
import { chainLab } from '../../../../src/i18n/fr/course/labs/chain.ts';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import Chain from '../../../../src/islands/course/labs/chain/Chain.tsx';
import { elementsOf } from '../elements.ts';
import { change, forgetLab, labProps, reset } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);
// Every nonce is right: its hash is all zeros.
beforeEach(() => {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(() => Promise.resolve(new ArrayBuffer(32)));
});
afterEach(() => vi.restoreAllMocks());

/** Starts mining block 1, presses another button at once, and waits until all promises are settled. */
async function mineAndPress(words?: string): Promise<void> {
  const { press } = await elementsOf(Chain, labProps);
  press(fill(chainLab.mine, { n: 1 }));
  if (words !== undefined) press(words);
  await new Promise(setImmediate);
}

it('a block that is mined gets its nonce', async () => {
  await mineAndPress();
  expect(change.mock.calls).toEqual([[{ nonce1: 0, attempts: 1, mined: '1' }]]);
});

it('a reset is the last change while a block is mined', async () => {
  await mineAndPress(labKit.reset);
  expect(reset).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
});

it('a block edited while it is mined gets no nonce, and its attempts count', async () => {
  await mineAndPress(chainLab.forge);
  expect(change.mock.calls).toEqual([[{ data1: 'Ana>Leo:99' }], [{ attempts: 512 }]]);
});
