/** The chain lab while a block is mined. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../../../../src/i18n/format.ts';
import { chainLab } from '../../../../src/i18n/fr/course/labs/chain.ts';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import { Block } from '../../../../src/islands/course/labs/chain/Block.tsx';
import Chain from '../../../../src/islands/course/labs/chain/Chain.tsx';
import type { ToyBlock } from '../../../../src/domain/labs/chain.ts';
import {
  initialChain,
  isForgeryAccepted,
  toBlocks,
} from '../../../../src/islands/course/labs/chain/state.ts';
import { elementsOf } from '../elements.ts';
import { htmlOf } from '../markup.ts';
import { change, forgetLab, lab, labProps, reset } from './lab.ts';

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
  expect(change.mock.calls).toEqual([[{ nonce1: 0, attempts: 1, mined: true }]]);
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

it('the trials want a block mined with three zeros, and an altered chain that is accepted', async () => {
  const { fire } = await elementsOf(Chain, labProps);
  fire('onChange', '3', 'Choice');
  expect(change).toHaveBeenLastCalledWith({ zeros: '3', mined: false });
  const isDone = (name: string, changed: object) =>
    lab.trials[name]?.({ ...initialChain, ...changed });
  expect(isDone('easy', { zeros: '3' })).toBe(false);
  expect(isDone('easy', { zeros: '3', mined: true })).toBe(true);
  expect(isDone('rebuild', { data1: 'Ana>Leo:99', mined: '123' })).toBe(false);
  expect(isDone('rebuild', { rebuilt: true })).toBe(true);
});

it('an altered chain is accepted with the right links, hashes and another first payment', () => {
  const [first, second, third] = toBlocks(initialChain) as [ToyBlock, ToyBlock, ToyBlock];
  const hashes = ['0001aaaa', '0002bbbb', '0003cccc'];
  const forged = [
    { ...first, data: 'Ana>Leo:99' },
    { ...second, previous: '0001aaaa' },
    { ...third, previous: '0002bbbb' },
  ];
  expect(isForgeryAccepted(forged, hashes, 3)).toBe(true);
  expect(isForgeryAccepted(forged, hashes, 4)).toBe(false);
  expect(isForgeryAccepted(forged, ['', '', ''], 3), 'not computed yet').toBe(false);
  expect(isForgeryAccepted([first, ...forged.slice(1)], hashes, 3)).toBe(false);
  expect(isForgeryAccepted([...forged.slice(0, 2), third], hashes, 3), 'a link').toBe(false);
});

type BlockProps = Parameters<typeof Block>[0];
const block: BlockProps = {
  ...{ at: 2, hash: '1234', before: '0000', state: 'broken-link', zeros: 3, t: chainLab },
  ...{ block: { data: '', nonce: 0, previous: '1111' }, mining: undefined },
  ...{ onEdit: () => undefined, onMine: () => undefined },
};
/** The buttons of a block, with their attributes and words. */
const buttonsOf = (props: Partial<BlockProps>) =>
  htmlOf(Block, { ...block, ...props }).match(/<button.*?<\/button>/g) ?? [];

it('the buttons of a block keep the focus once they have done their work', () => {
  const repaired = { block: { ...block.block, previous: '0000' }, hash: '0000' };
  const isOff = (button: string) => button.includes('aria-disabled="true"');
  expect(buttonsOf({}).map(isOff)).toEqual([false, false]);
  expect(buttonsOf(repaired).map(isOff)).toEqual([true, true]);
  expect(buttonsOf(repaired).join('')).not.toContain(' disabled');
});

it('the count of a block that is mined is no part of the name of its button', () => {
  const [, button = ''] = buttonsOf({ mining: '512' });
  expect(button).toContain(`<span aria-hidden="true">${fill(chainLab.stopAt, { n: 512 })}</span>`);
  expect(button.replace(/<span.*<\/span>/, '').replace(/<[^>]*>/g, '')).toBe(`${chainLab.stop} `);
});
