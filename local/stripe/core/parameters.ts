import { invalid, type StripeError } from './errors.ts';
import type { Value, Values } from './form.ts';

/** Reads and validates one level of request parameters, with Stripe's error messages. */
export class Parameters {
  readonly #values: Values;
  readonly #path: string;

  /** @param path the location of these parameters, such as `line_items[0]`; empty at the top. */
  constructor(values: Values, path = '') {
    this.#values = values;
    this.#path = path;
  }

  /** The full bracketed name of a parameter. */
  name(key: string): string {
    return this.#path === '' ? key : `${this.#path}[${key}]`;
  }

  /** Rejects any name outside `known` (400 `parameter_unknown`). */
  allow(...known: readonly string[]): this {
    const wrong = Object.keys(this.#values).find((key) => !known.includes(key));
    if (wrong === undefined) return this;
    throw this.#fault(
      wrong,
      `Received unknown parameter: ${this.name(wrong)}`,
      'parameter_unknown',
    );
  }

  has(key: string): boolean {
    return this.#values[key] !== undefined;
  }

  /** The given text, `undefined` if absent; an empty text is preserved (Stripe's way to unset). */
  optional(key: string, maximum = 5_000): string | undefined {
    const value = this.#values[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.#fault(key, 'Invalid string');
    if (value.length <= maximum) return value;
    const message = `Invalid string: must be at most ${maximum} characters`;
    throw this.#fault(key, message, 'string_too_long');
  }

  /** Like {@link Parameters.optional}, with an empty text read as `null`. */
  nullable(key: string): string | null | undefined {
    const value = this.optional(key);
    return value === '' ? null : value;
  }

  required(key: string): string {
    const value = this.optional(key);
    if (value) return value;
    throw this.#fault(key, `Missing required param: ${this.name(key)}.`, 'parameter_missing');
  }

  choice<const T extends string>(key: string, choices: readonly T[]): T | undefined {
    const value = this.optional(key);
    const found = choices.find((choice) => choice === value);
    if (value === undefined || found !== undefined) return found;
    throw this.#fault(key, `Invalid ${key}: must be one of ${choices.join(', ')}`);
  }

  boolean(key: string): boolean | undefined {
    const value = this.choice(key, ['true', 'false']);
    return value && value === 'true';
  }

  integer(key: string, minimum: number, maximum: number): number | undefined {
    const value = this.optional(key);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (/^-?\d+$/.test(value) && number >= minimum && number <= maximum) return number;
    const message = `Invalid integer: ${value} is not between ${minimum} and ${maximum}`;
    throw this.#fault(key, message, 'parameter_invalid_integer');
  }

  /** An amount in cents, may be negative. */
  cents(key: string): number | undefined {
    return this.integer(key, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }

  /** A URL. */
  address(key: string): string | undefined {
    const value = this.optional(key);
    if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
    throw this.#fault(key, 'Not a valid URL', 'url_invalid');
  }

  /** A nested group of parameters; an absent one is empty, so that reading it returns defaults. */
  group(key: string): Parameters {
    const value = this.#values[key] ?? '';
    if (value === '') return new Parameters({}, this.name(key));
    if (typeof value === 'string' || Array.isArray(value)) throw this.#fault(key, 'Invalid object');
    return new Parameters(value, this.name(key));
  }

  /** A list of groups, such as `line_items`. */
  groups(key: string): Parameters[] {
    return this.#entries(key).map((value, index) => {
      if (typeof value === 'string' || Array.isArray(value))
        throw this.#fault(key, 'Invalid array');
      return new Parameters(value, `${this.name(key)}[${index}]`);
    });
  }

  texts(key: string): string[] {
    return this.#entries(key).map((value) => {
      if (typeof value !== 'string') throw this.#fault(key, 'Invalid array');
      return value;
    });
  }

  /** Merges `metadata[…]` into `current`: an empty value removes a key, an empty `metadata` all. */
  metadata(current: Record<string, string> = {}): Record<string, string> {
    if (this.#values['metadata'] === '') return {};
    const given = this.group('metadata');
    const merged = { ...current };
    for (const key of Object.keys(given.#values)) merged[key] = given.optional(key, 500) ?? '';
    return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  }

  #entries(key: string): Value[] {
    const value = this.#values[key] ?? '';
    if (value === '') return [];
    if (!Array.isArray(value)) throw this.#fault(key, 'Invalid array');
    return value;
  }

  #fault(key: string, message: string, code?: string): StripeError {
    return invalid(message, this.name(key), code);
  }
}
