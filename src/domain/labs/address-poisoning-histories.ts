/**
 * The transaction histories of the lab on address poisoning, made from a seed. Addresses are random,
 * belong to nobody, and are written with the checksum of EIP-55; look-alikes share their ends.
 */
import type { Mark } from './shared/rounds.ts';
import { randomFrom } from './shared/random.ts';
import { shuffled } from './shared/rounds.ts';

/** What the reader can compare an address with. */
export type Reference = 'book' | 'call' | 'none';

/** How a look-alike got into the history. */
export type Trick = 'zero' | 'dust' | 'counterfeit';

interface Lookalike {
  readonly address: string;
  readonly trick: Trick;
}

export interface Payment {
  readonly id: string;
  /** The payee's own address. */
  readonly address: string;
  readonly lookalikes: readonly Lookalike[];
  /** Amount to pay now, and the one paid before, in euros. */
  readonly amount: number;
  readonly before: number;
  readonly reference: Reference;
}

export const payments = [
  {
    id: 'plain',
    address: 'Ffaf9C73E43F593c823eB963f1eA722a3eA7f04D',
    lookalikes: [],
    amount: 120,
    before: 80,
    reference: 'book',
  },
  {
    id: 'zero',
    address: '4F252293391616Fa2224B0A88cE496181C453E4A',
    lookalikes: [{ address: '4f25330025e6f509868eEaaBaDb2e23313013E4A', trick: 'zero' }],
    amount: 400,
    before: 400,
    reference: 'book',
  },
  {
    id: 'dust',
    address: 'ad76462b27F220017B99633e3D711AF6D3430A9b',
    lookalikes: [{ address: 'aD76f9110e3aEA04b2bC410a56c4A98bb55B0A9b', trick: 'dust' }],
    amount: 75,
    before: 150,
    reference: 'call',
  },
  {
    id: 'counterfeit',
    address: '4E4b7da09de2B33Dcfda03A0102933859A093471',
    lookalikes: [{ address: '4e4BEFB936Be6eD21D37BEC723d2939dC1093471', trick: 'counterfeit' }],
    amount: 1200,
    before: 1200,
    reference: 'none',
  },
  {
    id: 'two',
    address: '582ff7f9E389170301A95C3009F7259a1bA5C002',
    lookalikes: [
      { address: '582f74996e478c39C6D8007658f1E59ACEABC002', trick: 'dust' },
      { address: '582Ff7a9161F0A02281355D346Ad8ae20633c002', trick: 'zero' },
    ],
    amount: 250,
    before: 220,
    reference: 'call',
  },
  {
    id: 'called',
    address: 'D3051A650EC464eFceFf030c51d1CDA5E00986Ae',
    lookalikes: [],
    amount: 60,
    before: 45,
    reference: 'call',
  },
  {
    id: 'long',
    address: '6FFA9A1620f49e7Bce346BE1CB3CC407dA44ce78',
    lookalikes: [{ address: '6ffa9a33fB1dDC1F7F0938B2c8D0c6E89344ce78', trick: 'counterfeit' }],
    amount: 900,
    before: 900,
    reference: 'call',
  },
  {
    id: 'alone',
    address: '97027ada8e071C5226349cc0510A851e350BcCf5',
    lookalikes: [{ address: '97027d71aC1758FeA5219c0787A997A9f5F4ccf5', trick: 'dust' }],
    amount: 35,
    before: 50,
    reference: 'none',
  },
] as const satisfies readonly Payment[];

export type PaymentId = (typeof payments)[number]['id'];

/** A line of the history, as a wallet shows it. */
export interface HistoryRow {
  readonly address: string;
  readonly direction: 'sent' | 'received';
  /** Euros of EURF, a token that does not exist. */
  readonly amount: number;
  readonly daysAgo: number;
  /** Whether the token has the name of EURF and another contract. */
  readonly isCounterfeit: boolean;
}

/** The history of a payment, newest first: look-alikes are newer than the payee's transaction, others are mixed in. */
export function historyOf(payment: Payment, seed: number): HistoryRow[] {
  const random = randomFrom(seed * 31 + payment.amount);
  const upTo = (most: number) => Math.floor(random() * most);
  const others = shuffled(
    payments.filter(({ id }) => id !== payment.id),
    seed + payment.before,
  ).slice(0, 4 - payment.lookalikes.length);
  const own: HistoryRow = {
    address: payment.address,
    direction: 'sent',
    amount: payment.before,
    daysAgo: 24 + upTo(12),
    isCounterfeit: false,
  };
  const fakes = payment.lookalikes.map(({ address, trick }, at): HistoryRow => ({
    address,
    direction: trick === 'dust' ? 'received' : 'sent',
    amount: { zero: 0, dust: 0.01, counterfeit: payment.before }[trick],
    daysAgo: 1 + at * 3 + upTo(3),
    isCounterfeit: trick === 'counterfeit',
  }));
  const rest = others.map(({ address, before }, at): HistoryRow => ({
    address,
    direction: random() < 0.5 ? 'sent' : 'received',
    amount: before + 5 * upTo(20),
    daysAgo: 8 + at * 9 + upTo(8),
    isCounterfeit: false,
  }));
  return [own, ...fakes, ...rest].sort((one, other) => one.daysAgo - other.daysAgo);
}

/** The reader's choice: use the address book, wait to hear from the payee, or copy an address of the history. */
export type Pick = 'book' | 'ask' | (string & {});

/** Grades a pick: right, right but slow or by luck (half), or paid to a stranger (wrong). */
export function judgePick({ address, reference }: Payment, pick: Pick): Mark {
  if (pick === 'ask') return reference === 'none' ? 'right' : 'half';
  if (pick === 'book') return reference === 'book' ? 'right' : 'half';
  if (pick !== address) return 'wrong';
  return reference === 'none' ? 'half' : 'right';
}
