/** Shifts `Date` into the future. Self-contained, since its source is injected into browsers. */
export function moveDate(ahead: () => number): void {
  const moved = new Proxy(Date, {
    apply: (real) => new real(real.now() + ahead()).toString(),
    construct: (real, given: unknown[], self: typeof Date) =>
      Reflect.construct(real, given.length === 0 ? [real.now() + ahead()] : given, self) as Date,
    get: (real, name) =>
      name === 'now' ? () => real.now() + ahead() : (Reflect.get(real, name) as unknown),
  });
  Date.prototype.constructor = moved;
  globalThis.Date = moved;
}
