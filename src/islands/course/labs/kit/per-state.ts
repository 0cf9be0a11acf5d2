/** Computes once for each state: the conditions of the trials and the rendering read the same value. */
export function perState<State extends object, Value extends object>(
  compute: (state: State) => Value,
): (state: State) => Value {
  const known = new WeakMap<State, Value>();
  return (state) => {
    const value = known.get(state) ?? compute(state);
    known.set(state, value);
    return value;
  };
}
