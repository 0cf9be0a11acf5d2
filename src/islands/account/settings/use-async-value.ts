import { useEffect, useState } from 'react';

/** The result of `load` for the first value; undefined until then. */
export function useAsyncValue<In, Out>(
  load: (value: In) => Promise<Out>,
  first: In,
): Out | undefined {
  const [value] = useState(first);
  const [out, setOut] = useState<Out>();
  useEffect(() => {
    let here = true;
    void load(value).then((made) => {
      if (here) setOut(() => made);
    });
    return () => {
      here = false;
    };
  }, [load, value]);
  return out;
}
