import { invalid } from './errors.ts';
import type { Value, Values } from './form.ts';

/** Reads and checks one level of request parameters, naming each fault as Stripe does. */
export class Parameters {
  private readonly values: Values;
  private readonly path: string;

  /** @param path where these parameters sit, such as `line_items[0]`; empty at the top. */
  constructor(values: Values, path = '') {
    this.values = values;
    this.path = path;
  }

  /** The full bracketed name of a parameter of this level. */
  name(key: string): string {
    return this.path === '' ? key : `${this.path}[${key}]`;
  }

  /** Refuses any name outside `known` (400 `parameter_unknown`). */
  allow(...known: string[]): this {
    for (const key of Object.keys(this.values)) {
      if (!known.includes(key)) {
        const name = this.name(key);
        throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
      }
    }
    return this;
  }

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  /** The text given, `undefined` if absent; an empty text is kept (Stripe's way to unset). */
  optional(key: string, maximum = 5_000): string | undefined {
    const value = this.values[key];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw this.wrong(key, 'string');
    if (value.length > maximum) {
      throw invalid(
        `Invalid string: must be at most ${maximum} characters`,
        this.name(key),
        'string_too_long',
      );
    }
    return value;
  }

  /** Like {@link Parameters.optional}, with an empty text read as `null`. */
  nullable(key: string): string | null | undefined {
    const value = this.optional(key);
    return value === '' ? null : value;
  }

  required(key: string): string {
    const value = this.optional(key);
    if (value === undefined || value === '') {
      const name = this.name(key);
      throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
    }
    return value;
  }

  choice<const T extends string>(key: string, choices: readonly T[]): T | undefined {
    const value = this.optional(key);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) {
      throw invalid(`Invalid ${key}: must be one of ${choices.join(', ')}`, this.name(key));
    }
    return found;
  }

  boolean(key: string): boolean | undefined {
    const value = this.optional(key);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw this.wrong(key, 'boolean');
    return value === 'true';
  }

  integer(key: string, minimum: number, maximum: number): number | undefined {
    const value = this.optional(key);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < minimum || number > maximum) {
      throw invalid(
        `Invalid ${key}: must be between ${minimum} and ${maximum}`,
        this.name(key),
        'parameter_invalid_integer',
      );
    }
    return number;
  }

  /** A nested group of parameters; absent gives an empty group, so that reading it gives defaults. */
  group(key: string): Parameters {
    const value = this.values[key] ?? {};
    if (typeof value === 'string' || Array.isArray(value)) {
      if (value === '') return new Parameters({}, this.name(key));
      throw this.wrong(key, 'object');
    }
    return new Parameters(value, this.name(key));
  }

  /** A list of groups, such as `line_items`. */
  groups(key: string): Parameters[] {
    return this.entries(key).map((value, index) => {
      if (typeof value === 'string' || Array.isArray(value)) throw this.wrong(key, 'array');
      return new Parameters(value, `${this.name(key)}[${index}]`);
    });
  }

  texts(key: string): string[] {
    return this.entries(key).map((value) => {
      if (typeof value !== 'string') throw this.wrong(key, 'array');
      return value;
    });
  }

  /** Merges `metadata[…]` into `current`: an empty value removes a key, an empty `metadata` all. */
  metadata(current: Record<string, string> = {}, key = 'metadata'): Record<string, string> {
    const given = this.values[key];
    if (given === undefined) return current;
    if (given === '') return {};
    if (typeof given === 'string' || Array.isArray(given)) throw this.wrong(key, 'object');
    const merged = { ...current };
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== 'string' || name.length > 40 || value.length > 500) {
        throw invalid(
          'Metadata keys take 40 characters and values, texts, 500.',
          `${this.name(key)}[${name}]`,
        );
      }
      if (value === '') Reflect.deleteProperty(merged, name);
      else merged[name] = value;
    }
    if (Object.keys(merged).length > 50) throw invalid('Metadata takes 50 keys.', this.name(key));
    return merged;
  }

  private entries(key: string): Value[] {
    const value = this.values[key];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw this.wrong(key, 'array');
    return value;
  }

  private wrong(key: string, kind: string): Error {
    return invalid(`Invalid ${kind}`, this.name(key));
  }
}
