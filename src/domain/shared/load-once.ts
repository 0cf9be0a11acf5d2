/**
 * Keeps what a loader gives, by key, so that each key is loaded once.
 * @param load Loads the value of a key.
 * @returns The loader with memory. A failed load rejects and is forgotten: the next call retries.
 */
export function loadOnce<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loaded = new Map<K, Promise<V>>();
  return (key) => {
    let value = loaded.get(key);
    if (!value) {
      loaded.set(key, (value = load(key)));
      value.catch(() => loaded.delete(key));
    }
    return value;
  };
}
