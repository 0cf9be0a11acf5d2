/**
 * Calls of contracts, encoded and decoded by Solidity's contract ABI: a selector of four bytes, then
 * words of 32 bytes. Data are hexadecimal digits without `0x`.
 */

type AbiType = 'address' | 'uint256' | 'bool' | 'address[]';

interface Signature {
  readonly name: string;
  readonly parameters: readonly (readonly [name: string, type: AbiType])[];
}

/** Functions by selector: the first four bytes of the Keccak-256 of `name(types)`. */
export const functions: Readonly<Record<string, Signature>> = {
  '095ea7b3': {
    name: 'approve',
    parameters: [
      ['spender', 'address'],
      ['amount', 'uint256'],
    ],
  },
  a9059cbb: {
    name: 'transfer',
    parameters: [
      ['to', 'address'],
      ['amount', 'uint256'],
    ],
  },
  a22cb465: {
    name: 'setApprovalForAll',
    parameters: [
      ['operator', 'address'],
      ['approved', 'bool'],
    ],
  },
  '38ed1739': {
    name: 'swapExactTokensForTokens',
    parameters: [
      ['amountIn', 'uint256'],
      ['amountOutMin', 'uint256'],
      ['path', 'address[]'],
      ['to', 'address'],
      ['deadline', 'uint256'],
    ],
  },
};

/** The value of a parameter: an address has 40 lower-case digits. */
export type AbiValue = string | bigint | boolean | readonly string[];

/** A parameter that was read from data. */
export interface AbiField {
  readonly name: string;
  readonly type: AbiType;
  readonly value: AbiValue;
  /** Positions of the words that hold it, from 0 after the selector. */
  readonly words: readonly number[];
}

export interface AbiCall {
  readonly selector: string;
  /** Name and types, such as `approve(address,uint256)`. */
  readonly signature: string;
  readonly name: string;
  readonly fields: readonly AbiField[];
  readonly words: readonly string[];
}

/** The largest `uint256`: an approval of it has no limit. */
export const maxUint = 2n ** 256n - 1n;

/** The data of a call. */
export function encodeCall(selector: string, values: readonly AbiValue[]): string {
  const { parameters } = functionOf(selector);
  const heads: string[] = [];
  const tails: string[] = [];
  parameters.forEach(([, type], at) => {
    const value = values[at] ?? 0n;
    if (type !== 'address[]') {
      heads.push(word(value));
      return;
    }
    const items = value as readonly string[];
    heads.push(word(BigInt((parameters.length + tails.length) * 32)));
    tails.push(word(BigInt(items.length)), ...items.map(word));
  });
  return [selector, ...heads, ...tails].join('');
}

/**
 * Reads the data of a call.
 * @throws If the function is unknown or the data do not fit its parameters.
 */
export function decodeCall(data: string): AbiCall {
  const selector = data.slice(0, 8);
  const { name, parameters } = functionOf(selector);
  const words = data.slice(8).match(/[0-9a-f]{64}/g) ?? [];
  if (words.length * 64 !== data.length - 8) throw new Error('Data are not whole words.');
  const fields = parameters.map(([field, type], at) => ({
    name: field,
    type,
    ...read(type, at, words),
  }));
  const types = parameters.map(([, type]) => type).join();
  return { selector, signature: `${name}(${types})`, name, fields, words };
}

function functionOf(selector: string): Signature {
  const found = functions[selector];
  if (!found) throw new Error(`No function has the selector ${selector}.`);
  return found;
}

function word(value: AbiValue): string {
  const digits = typeof value === 'string' ? value : BigInt(value as bigint | boolean).toString(16);
  return digits.toLowerCase().padStart(64, '0');
}

function read(
  type: AbiType,
  at: number,
  words: readonly string[],
): Pick<AbiField, 'value' | 'words'> {
  const number = (index: number): bigint => {
    const digits = words[index];
    if (digits === undefined) throw new Error('Data are too short.');
    return BigInt(`0x${digits}`);
  };
  const address = (index: number): string => {
    if (number(index) >> 160n) throw new Error('An address has 20 bytes.');
    return (words[index] ?? '').slice(24);
  };
  switch (type) {
    case 'uint256':
      return { value: number(at), words: [at] };
    case 'address':
      return { value: address(at), words: [at] };
    case 'bool':
      if (number(at) > 1n) throw new Error('A boolean is 0 or 1.');
      return { value: number(at) === 1n, words: [at] };
    case 'address[]': {
      const start = Number(number(at)) / 32;
      const count = Number(number(start));
      const items = Array.from({ length: count }, (_, item) => start + 1 + item);
      return { value: items.map(address), words: [at, start, ...items] };
    }
  }
}
