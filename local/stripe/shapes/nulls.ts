/** Fields of an object that may be null. */
type NullField<T> = { [K in keyof T]-?: null extends T[K] ? K : never }[keyof T] & string;

/**
 * Makes a function that gives fields of `T` the value null, for objects written out in full: a name
 * that `T` lacks, or one that cannot be null, does not compile.
 */
export function nullsOf<T>() {
  return <const K extends NullField<T>>(...names: readonly K[]): Record<K, null> =>
    Object.fromEntries(names.map((name) => [name, null])) as Record<K, null>;
}
