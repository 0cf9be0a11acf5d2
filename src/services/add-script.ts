const added = new Map<string, Promise<void>>();

/** Loads a script once. Rejects if it is blocked; the next call retries. */
export function addScript(address: string): Promise<void> {
  const known = added.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      added.delete(address);
      reject(new Error(`${address} cannot be loaded.`));
    });
    document.head.append(script);
  });
  added.set(address, loading);
  return loading;
}
