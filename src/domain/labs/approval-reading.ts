/** Signing requests field by field, read from the data that would be signed. */
import {
  holdings,
  now,
  parties,
  type Action,
  type Amount,
  type Party,
} from './approval-requests.ts';
import { decodeCall, encodeCall, maxUint, type AbiValue } from './shared/abi.ts';

/** A field of a request as the wallet shows it. */
export interface ShownField {
  readonly name: string;
  readonly value: AbiValue;
}

/** A decoded line of the signed data; `field` names its field. */
export interface RawLine {
  readonly field: string;
  readonly text: string;
}

export interface Reading {
  readonly fields: readonly ShownField[];
  readonly lines: readonly RawLine[];
}

/** An amount in the smallest unit of a token. */
export function units(token: keyof typeof holdings, amount: Amount): bigint {
  if (amount === 'max') return maxUint;
  const millionths = BigInt(Math.round(amount * 1e6));
  return (millionths * 10n ** BigInt(holdings[token].decimals)) / 1_000_000n;
}

/** The data of a transaction; a signed message has none. */
export function calldataOf(action: Action): string | undefined {
  switch (action.type) {
    case 'approve':
      return encodeCall('095ea7b3', [parties[action.spender], units('eurf', action.amount)]);
    case 'transfer':
      return encodeCall('a9059cbb', [parties[action.to], units('eurf', action.amount)]);
    case 'approve-all':
      return encodeCall('a22cb465', [parties[action.operator], true]);
    case 'swap':
      return encodeCall('38ed1739', [
        units('eurf', action.amountIn),
        units('orio', action.amountOutMin),
        [parties.eurf, parties.orio],
        parties[action.to],
        action.deadline,
      ]);
    case 'permit':
    case 'login':
      return undefined;
  }
}

/** The contract that a request is about; a login has none. */
function contractOf(action: Action): Party | undefined {
  switch (action.type) {
    case 'approve':
    case 'permit':
    case 'transfer':
      return 'eurf';
    case 'approve-all':
      return 'cards';
    case 'swap':
      return action.contract;
    case 'login':
      return undefined;
  }
}

/**
 * Reads a request.
 * @param host Site that a login message names.
 */
export function readRequest(action: Action, host: string): Reading {
  if (action.type === 'permit') return readPermit(action);
  if (action.type === 'login') return readLogin(host);
  const { selector, signature, fields, words } = decodeCall(calldataOf(action) ?? '');
  const fieldAt = (at: number) => fields.find((field) => field.words.includes(at))?.name ?? '';
  return {
    fields: [
      { name: 'function', value: signature },
      { name: 'contract', value: addressOf(action) },
      ...fields,
    ],
    lines: [
      { field: 'contract', text: `to 0x${addressOf(action)}` },
      { field: 'function', text: selector },
      ...words.map((text, at) => ({ field: fieldAt(at), text })),
    ],
  };
}

function addressOf(action: Action): string {
  const contract = contractOf(action);
  return contract ? parties[contract].toLowerCase() : '';
}

/** The fields of EIP-2612, signed as typed data (EIP-712). */
function readPermit(action: Extract<Action, { type: 'permit' }>): Reading {
  const { spender, amount, deadline } = action;
  const fields = [
    { name: 'owner', value: parties.you.toLowerCase() },
    { name: 'spender', value: parties[spender].toLowerCase() },
    { name: 'value', value: units('eurf', amount) },
    { name: 'nonce', value: 3n },
    { name: 'deadline', value: deadline },
  ];
  const hex = (value: string | bigint) => (typeof value === 'string' ? `0x${value}` : value);
  return {
    fields: [
      { name: 'function', value: 'Permit' },
      { name: 'contract', value: addressOf(action) },
      ...fields,
    ],
    lines: [
      { field: 'contract', text: `"verifyingContract": "0x${addressOf(action)}"` },
      { field: 'function', text: '"primaryType": "Permit"' },
      ...fields.map(({ name, value }) => ({ field: name, text: `"${name}": "${hex(value)}"` })),
    ],
  };
}

/** The message of EIP-4361: its English words are part of the standard. */
function readLogin(host: string): Reading {
  const issued = new Date(now * 1000).toISOString().replace('.000', '');
  const nonce = '4fQ7pT2xK9';
  return {
    fields: [
      { name: 'host', value: host },
      { name: 'account', value: parties.you.toLowerCase() },
      { name: 'once', value: nonce },
      { name: 'issued', value: issued },
    ],
    lines: [
      { field: 'host', text: `${host} wants you to sign in with your Ethereum account:` },
      { field: 'account', text: `0x${parties.you}` },
      { field: 'host', text: `URI: https://${host}` },
      { field: 'once', text: `Nonce: ${nonce}` },
      { field: 'issued', text: `Issued At: ${issued}` },
    ],
  };
}
