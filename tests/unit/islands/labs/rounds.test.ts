/** Labs with rounds: the focus of a pressed button that goes with the answer. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressPoisoningLab } from '../../../../src/i18n/fr/course/labs/address-poisoning.ts';
import { approvalLab } from '../../../../src/i18n/fr/course/labs/approval.ts';
import { labKit } from '../../../../src/i18n/fr/course/labs/kit.ts';
import { scamMessageLab } from '../../../../src/i18n/fr/course/labs/scam-message.ts';
import AddressPoisoning from '../../../../src/islands/course/labs/address-poisoning/AddressPoisoning.tsx';
import { orderOf as paymentsOf } from '../../../../src/islands/course/labs/address-poisoning/state.ts';
import Approval from '../../../../src/islands/course/labs/approval/Approval.tsx';
import { orderOf as requestsOf } from '../../../../src/islands/course/labs/approval/state.ts';
import { orderOf as messagesOf } from '../../../../src/islands/course/labs/scam-message/state.ts';
import ScamMessage from '../../../../src/islands/course/labs/scam-message/ScamMessage.tsx';
import { elementsOf, focuses } from '../elements.ts';
import { forgetLab, lab, labProps } from './lab.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('../elements.ts')).recording(await load<object>());
});
vi.mock('../../../../src/islands/course/labs/kit/use-lab.ts', async (load) => ({
  ...(await load<object>()),
  useLab: (await import('./lab.ts')).useLab,
}));
beforeEach(forgetLab);

const [request, payment, message] = [requestsOf(1)[0], paymentsOf(1)[0], messagesOf(1)[0]];

describe.each([
  ['approval', Approval, {}, approvalLab.sign, `${request?.id}=sign`],
  [
    'address poisoning',
    AddressPoisoning,
    { pick: 'ask' },
    addressPoisoningLab.wait,
    `${payment?.id}=ask`,
  ],
  ['scam message', ScamMessage, {}, scamMessageLab.honest, `${message?.id}=honest`],
] as const)('the lab %s', (_, Lab, undecided, decide, answers) => {
  it('focuses the verdict on a decision', async () => {
    lab.stored = undecided;
    const { find, press } = await elementsOf(Lab, labProps);
    const { focus } = find('Verdict').props;
    expect(focuses(focus), 'when nothing was pressed').toBe(false);
    press(decide);
    expect(focuses(focus)).toBe(true);
  });

  it('focuses the name of the round on “Next”', async () => {
    lab.stored = { answers };
    const { find, press } = await elementsOf(Lab, labProps);
    const { ref } = find('h4', { tabIndex: -1 }).props;
    expect(focuses(ref), 'when nothing was pressed').toBe(false);
    press(labKit.next);
    expect(focuses(ref)).toBe(true);
  });

  it('focuses the verdict where it appears', async () => {
    lab.stored = { answers };
    const { find } = await elementsOf(Lab, labProps);
    const { focus } = find('Verdict').props;
    expect(find('div', { ref: focus }).props).toMatchObject({ tabIndex: -1 });
  });
});

it('the name of a round is another element in the next one: its ref is called', async () => {
  const keys: unknown[] = [];
  for (const at of [0, 1]) {
    lab.stored = { at };
    const { find } = await elementsOf(Approval, labProps);
    keys.push(find('h4', { tabIndex: -1 }).key);
  }
  expect(new Set(keys).size).toBe(2);
});
