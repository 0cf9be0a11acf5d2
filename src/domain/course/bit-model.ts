/**
 * Guesses the next bit of a text by mixing contexts, as the PAQ archivers do (Mahoney, "Adaptive
 * Weighing of Context Models for Lossless Data Compression", 2005): nine models each remember what
 * followed their context, one small network weighs them.
 *
 * Whoever compresses and whoever decompresses must compute the very same guesses: only + − × ÷, which
 * IEEE 754 fixes to the last bit; no Math.exp or Math.log, which differ between browsers.
 */

/** The logistic function at −12 to 12, 64 steps to 1; and its inverse, at 4,096 probabilities. */
const steps = 64;
const limit = 12 * steps;
const logistic = new Float64Array(2 * limit + 1);
const logit = new Float64Array(4096);
fillTables();

function fillTables(): void {
  const root = 1.0157477085866857; // e to the power of 1/64
  let power = 1;
  for (let step = 0; step <= limit; step += 1) {
    logistic[limit + step] = power / (1 + power);
    logistic[limit - step] = 1 / (1 + power);
    power *= root;
  }
  let step = 0;
  for (let index = 0; index < logit.length; index += 1) {
    const probability = (index + 0.5) / logit.length;
    while (step < 2 * limit - 1 && (logistic[step + 1] as number) < probability) step += 1;
    const below = logistic[step] as number;
    const above = logistic[step + 1] as number;
    logit[index] = (step - limit + (probability - below) / (above - below)) / steps;
  }
}

/** Lengths of the contexts in bytes; two more follow: this word, and this word after the last. */
const orders = [0, 1, 2, 3, 4, 5, 6] as const;
const models = orders.length + 2;
const rowBits = 15;
const one = 1 << 22;
/** Above this many times seen, a model learns no slower. */
const seenEnough = 30;

/** One stream's memory. A row is a context and half a byte, a slot of it the bit that comes next. */
export class BitModel {
  /** The byte completed last. */
  lastByte = 0;
  /** Per slot: probability of a 1 (22 bits) and times seen (10 bits); 0 when never seen. */
  readonly #slots = new Uint32Array(models << (rowBits + 4));
  readonly #weights = new Float64Array(models * 256).fill(0.3);
  readonly #inputs = new Float64Array(models);
  readonly #rows = new Int32Array(models);
  readonly #contexts = new Int32Array(models);
  readonly #history = new Uint8Array(6);
  #word = 0;
  #previousWord = 0;
  /** The bits of this byte so far, and of this half, each after a leading 1. */
  #byte = 1;
  #half = 1;
  #guess = 0.5;

  constructor() {
    this.#enterByte();
  }

  /** The probability that the next bit is 1. */
  guess(): number {
    let sum = 0;
    for (let model = 0; model < models; model += 1) {
      const slot = this.#slots[(this.#rows[model] as number) + this.#half] as number;
      const input = slot === 0 ? 0 : (logit[slot >>> 20] as number);
      this.#inputs[model] = input;
      sum += (this.#weights[this.#byte * models + model] as number) * input;
    }
    const place = Math.min(limit - 1, Math.max(1 - limit, sum * steps));
    const step = Math.floor(place);
    const below = logistic[limit + step] as number;
    const above = logistic[limit + step + 1] as number;
    this.#guess = below + (above - below) * (place - step);
    return this.#guess;
  }

  /** Tells what the bit was. */
  learn(bit: number): void {
    const correction = (bit - this.#guess) * 0.02;
    for (let model = 0; model < models; model += 1) {
      const weight = this.#byte * models + model;
      const input = this.#inputs[model] as number;
      this.#weights[weight] = (this.#weights[weight] as number) + correction * input;
      const place = (this.#rows[model] as number) + this.#half;
      this.#slots[place] = moved(this.#slots[place] as number, bit);
    }
    this.#byte = this.#byte * 2 + bit;
    this.#half = this.#half * 2 + bit;
    if (this.#byte > 255) this.#leaveByte();
    else if (this.#half > 15) this.#enterHalf();
  }

  #leaveByte(): void {
    this.lastByte = this.#byte & 255;
    this.#history.copyWithin(1, 0, 5);
    this.#history[0] = this.lastByte;
    const lower = this.lastByte | 32;
    if ((lower >= 97 && lower <= 122) || this.lastByte > 127) this.#word = hash(this.#word, lower);
    else if (this.#word !== 0) {
      this.#previousWord = this.#word;
      this.#word = 0;
    }
    this.#byte = 1;
    this.#enterByte();
  }

  #enterByte(): void {
    let context = 0;
    for (const order of orders) {
      if (order > 0) context = hash(context, (this.#history[order - 1] as number) + 1);
      this.#contexts[order] = hash(context, order);
    }
    this.#contexts[models - 2] = hash(hash(this.#word, this.#history[0] as number), 777);
    this.#contexts[models - 1] = hash(hash(this.#word, this.#previousWord), 778);
    this.#enterHalf();
  }

  #enterHalf(): void {
    this.#half = 1;
    for (let model = 0; model < models; model += 1) {
      const row = hash(this.#contexts[model] as number, this.#byte) & ((1 << rowBits) - 1);
      this.#rows[model] = ((model << rowBits) + row) << 4;
    }
  }
}

/** A slot after a bit: the fewer times seen, the further it moves. */
function moved(slot: number, bit: number): number {
  const seen = slot & 1023;
  const before = slot === 0 ? one / 2 : slot >>> 10;
  const target = bit === 1 ? one - 1 : 0;
  const after = before + Math.trunc((target - before) / (seen + 1.3));
  const probability = Math.min(one - 64, Math.max(64, after));
  return ((probability << 10) | Math.min(seenEnough, seen + 1)) >>> 0;
}

function hash(a: number, b: number): number {
  let mixed = Math.imul(a, 0x2f0b4c47) ^ Math.imul(b + 0x9e37, 0x1b873593);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
