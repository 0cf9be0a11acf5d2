/** Fields of an object that may be null. */
type NullField<T> = { [K in keyof T]-?: null extends T[K] ? K : never }[keyof T] & string;

/**
 * Returns a function that sets fields of `T` to null, for complete object literals: an unknown name, or one
 * that is not nullable, does not compile.
 */
export function nullsOf<T>() {
  return <const K extends NullField<T>>(...names: readonly K[]): Record<K, null> =>
    Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
}
