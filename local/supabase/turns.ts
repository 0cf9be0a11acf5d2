/**
 * Runs tasks one after another, in order. PGlite is a single connection: concurrent requests would
 * share a transaction, and with it each other's role.
 */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
