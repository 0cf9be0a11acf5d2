import { useEffect, useState } from 'react';

/** The result of `load` for the first value; undefined until then. */
export function useAsyncValue<In, Out>(
  load: (value: In) => Promise<Out>,
  first: In,
): Out | undefined {
  const [value] = useState(first);
  const [result, setResult] = useState<Out>();
  useEffect(() => {
    let isMounted = true;
    void load(value).then((loaded) => {
      if (isMounted) setResult(() => loaded);
    });
    return () => {
      isMounted = false;
    };
  }, [load, value]);
  return result;
}
