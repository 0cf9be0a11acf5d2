/** The chain of three blocks of the free lesson: SHA-256 of "n|previous|data|nonce". */

export interface Block {
  readonly previous: string;
  readonly data: string;
  readonly hash: string;
}

/** The amount Ana pays in the original chain. */
export const paidAmount = 10;
/** A forged amount, shown until the reader enters one. */
export const forgedAmount = 99;
const nonce = 27_017;

/** The original chain; its hashes are real. */
export const chain = [
  { previous: '00000000', data: 'Ana>Leo:10', hash: '0000f4ef' },
  { previous: '0000f4ef', data: 'Leo>Mia:4', hash: '00003768' },
  { previous: '00003768', data: 'Mia>Ana:1', hash: '0000c0fb' },
] as const satisfies readonly Block[];

/** Hash of the first block with `forgedAmount`, for server-rendered pages. */
export const forgedHash = '9ec6dd26';

/** Block 1 with another amount: its data and the first eight hexadecimal digits of its hash. */
export async function firstBlock(amount: number): Promise<Block> {
  const { previous } = chain[0];
  const data = `Ana>Leo:${amount}`;
  const bytes = new TextEncoder().encode(`1|${previous}|${data}|${nonce}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest.subarray(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return { previous, data, hash };
}
