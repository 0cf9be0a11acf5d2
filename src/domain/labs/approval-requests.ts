/**
 * The requests that the lab on approvals shows, with a wallet, tokens and sites that do not exist.
 * Addresses are random and belong to nobody; their case is the checksum of EIP-55.
 */
import { maxUint } from './shared/abi.ts';

/** Somebody or something with an address. */
export const parties = {
  you: 'a6f8FB7838BE05C3f943638F0026332fd4c5A9Ea',
  exchange: '6E243Fa45B2276Bb2be4fbD3D89c024AA3A1F5fE',
  fast: '44AcB87eAAeF756224992f65BE3d0b818FF7d659',
  lender: '0629b2B1CB7251E095431809845E318213c59217',
  friend: '1DB4Ec23011f0706cd157D077Bade4753Dd4C919',
  eurf: 'fDa18B5EAdBe5C25Aeb869F390aB7EcD66db2D87',
  orio: '0699053015677191c562eE452022e2Aa8E7fcBB1',
  cards: '0CbA2F8E112c77b75126bF42373DeF96dAEcbcf9',
  permit: '08E75067CB8968486cb0CA117711E46bFFEF303B',
  operator: '829377C7f388a2a10E8242f5018A19Db0dA68298',
  recipient: 'D27A2bba42657b9A63Aa135261420f999d4f5dFc',
} as const;
export type Party = keyof typeof parties;

/** Parties that the wallet does not know. */
const strangers = ['permit', 'operator', 'recipient'] as const;
export type KnownParty = Exclude<Party, (typeof strangers)[number]>;

/** The party with a lower-case address; `undefined` if the wallet has never seen it. */
export function partyOf(address: string): KnownParty | undefined {
  const names = Object.keys(parties) as Party[];
  const name = names.find((party) => parties[party].toLowerCase() === address);
  return name && isKnown(name) ? name : undefined;
}

function isKnown(party: Party): party is KnownParty {
  return !(strangers as readonly Party[]).includes(party);
}

/** What the wallet holds; prices in euros are made up. `eurf` is a token that follows the euro. */
export const holdings = {
  eurf: { decimals: 6, price: 1, balance: 3000 },
  orio: { decimals: 18, price: 4, balance: 0 },
  cards: { decimals: 0, price: 180, balance: 5 },
} as const;
/** Euros that the reader keeps on the account of the exchange. */
export const account = 620;

/** Network fee of a transaction, in euros; a signed message costs nothing. */
export const fee = 0.4;

/** The day of the lab, and 20 minutes later, in seconds since 1970. */
export const now = 1_795_428_000;
const soon = BigInt(now + 1200);

/** An amount of a token; `max` is the largest number that a `uint256` holds. */
export type Amount = number | 'max';

/** What the wallet asks to sign. */
export type Action =
  | { type: 'approve'; spender: Party; amount: Amount }
  | { type: 'permit'; spender: Party; amount: Amount; deadline: bigint }
  | { type: 'approve-all'; operator: Party }
  | {
      type: 'swap';
      contract: Party;
      amountIn: number;
      amountOutMin: number;
      to: Party;
      deadline: bigint;
    }
  | { type: 'transfer'; to: Party; amount: number }
  | { type: 'login'; relayed: boolean };

/** Page that asks; none for a payment started in the wallet. */
export type Site = 'exchange' | 'lend' | 'gift' | 'fast' | 'fake' | 'none';

export interface Request {
  readonly id: string;
  readonly site: Site;
  readonly action: Action;
  /** The best decision. */
  readonly best: 'sign' | 'change' | 'refuse';
  /** The decisive field. */
  readonly key: string;
  /** The amount the reader wants; for a swap, the least that is reasonable to receive. */
  readonly wanted: number;
}

const swap = {
  type: 'swap',
  contract: 'exchange',
  amountIn: 500,
  to: 'you',
  deadline: soon,
} as const;
const fastSwap = { ...swap, contract: 'fast' } as const;

export const requests = [
  {
    id: 'exact',
    site: 'exchange',
    action: { type: 'approve', spender: 'exchange', amount: 100 },
    best: 'sign',
    key: 'amount',
    wanted: 100,
  },
  {
    id: 'unlimited',
    site: 'exchange',
    action: { type: 'approve', spender: 'exchange', amount: 'max' },
    best: 'change',
    key: 'amount',
    wanted: 100,
  },
  {
    id: 'permit',
    site: 'lend',
    action: { type: 'permit', spender: 'lender', amount: 250, deadline: soon },
    best: 'sign',
    key: 'value',
    wanted: 250,
  },
  {
    id: 'free-permit',
    site: 'gift',
    action: { type: 'permit', spender: 'permit', amount: 'max', deadline: maxUint },
    best: 'refuse',
    key: 'spender',
    wanted: 0,
  },
  {
    id: 'all-cards',
    site: 'gift',
    action: { type: 'approve-all', operator: 'operator' },
    best: 'refuse',
    key: 'function',
    wanted: 0,
  },
  {
    id: 'swap',
    site: 'exchange',
    action: { ...swap, amountOutMin: 121.25 },
    best: 'sign',
    key: 'amountOutMin',
    wanted: 121.25,
  },
  {
    id: 'swap-zero',
    site: 'fast',
    action: { ...fastSwap, amountOutMin: 0 },
    best: 'change',
    key: 'amountOutMin',
    wanted: 121.25,
  },
  {
    id: 'swap-elsewhere',
    site: 'fast',
    action: { ...fastSwap, amountOutMin: 121.25, to: 'recipient' },
    best: 'refuse',
    key: 'to',
    wanted: 121.25,
  },
  {
    id: 'transfer',
    site: 'none',
    action: { type: 'transfer', to: 'friend', amount: 60 },
    best: 'sign',
    key: 'to',
    wanted: 60,
  },
  {
    id: 'tenfold',
    site: 'none',
    action: { type: 'transfer', to: 'friend', amount: 450 },
    best: 'change',
    key: 'amount',
    wanted: 45,
  },
  {
    id: 'login',
    site: 'exchange',
    action: { type: 'login', relayed: false },
    best: 'sign',
    key: 'host',
    wanted: 0,
  },
  {
    id: 'relayed-login',
    site: 'fake',
    action: { type: 'login', relayed: true },
    best: 'refuse',
    key: 'host',
    wanted: 0,
  },
] as const satisfies readonly Request[];

export type RequestId = (typeof requests)[number]['id'];
