/**
 * Runs tasks one after another, in the order they came. PGlite is a single connection: requests
 * that overlap would share a transaction, and with it each other's role.
 */
export function createTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
