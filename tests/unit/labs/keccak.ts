/** Keccak-256 as Ethereum uses it (Keccak's padding, not SHA-3's), to check what the labs state. */

const mask = (1n << 64n) - 1n;
const turn = (lane: bigint, by: number) =>
  ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask;

/** The constants of the 24 rounds, from the linear-feedback shift register of the specification. */
const constants = Array.from({ length: 24 }, (_, round) => {
  let lane = 0n;
  for (let bit = 0; bit <= 6; bit += 1) {
    if (feedback(bit + 7 * round)) lane |= 1n << BigInt(2 ** bit - 1);
  }
  return lane;
});

function feedback(time: number): boolean {
  let register = 1;
  for (let step = 0; step < time % 255; step += 1) {
    register <<= 1;
    if (register & 0x100) register ^= 0x171;
  }
  return (register & 1) === 1;
}

/** The lane of a state at (x, y). */
const at = (x: number, y: number) => (x % 5) + 5 * (y % 5);

function permute(start: readonly bigint[]): bigint[] {
  let state = [...start];
  for (const constant of constants) {
    const get = (x: number, y: number) => state[at(x, y)] ?? 0n;
    const columns = [0, 1, 2, 3, 4].map((x) =>
      [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ get(x, y), 0n),
    );
    const column = (x: number) => columns[x % 5] ?? 0n;
    state = state.map(
      (lane, index) => lane ^ column((index % 5) + 4) ^ turn(column((index % 5) + 1), 1),
    );
    const moved = [...state];
    let [x, y] = [1, 0];
    for (let step = 0; step < 24; step += 1) {
      const offset = (((step + 1) * (step + 2)) / 2) % 64;
      const lane = state[at(x, y)] ?? 0n;
      [x, y] = [y, (2 * x + 3 * y) % 5];
      moved[at(x, y)] = turn(lane, offset);
    }
    const of = (x: number, y: number) => moved[at(x, y)] ?? 0n;
    state = moved.map((lane, index) => {
      const [x, y] = [index % 5, Math.floor(index / 5)];
      return lane ^ (~of(x + 1, y) & mask & of(x + 2, y));
    });
    state[0] = (state[0] ?? 0n) ^ constant;
  }
  return state;
}

/** The hash of a text, as 64 hexadecimal digits. */
export function keccak(text: string): string {
  const rate = 136;
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array((Math.floor(message.length / rate) + 1) * rate);
  padded.set(message);
  padded[message.length] = 0x01;
  padded[padded.length - 1] = (padded.at(-1) ?? 0) | 0x80;
  let state = Array.from({ length: 25 }, () => 0n);
  for (let block = 0; block < padded.length; block += rate) {
    const view = new DataView(padded.buffer, block, rate);
    state = permute(
      state.map((lane, index) =>
        index < rate / 8 ? lane ^ view.getBigUint64(index * 8, true) : lane,
      ),
    );
  }
  const out = new DataView(new ArrayBuffer(32));
  state.slice(0, 4).forEach((lane, index) => out.setBigUint64(index * 8, lane, true));
  return Buffer.from(out.buffer).toString('hex');
}

/** An address of 40 digits in the mixed case of EIP-55. */
export function checksummed(address: string): string {
  const digits = address.toLowerCase();
  const hash = keccak(digits);
  return Array.from(digits)
    .map((digit, index) => (parseInt(hash[index] ?? '0', 16) > 7 ? digit.toUpperCase() : digit))
    .join('');
}
