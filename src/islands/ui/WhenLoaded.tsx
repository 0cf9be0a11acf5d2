import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

/**
 * Shows nothing until the code, texts and style sheets of its children are loaded. They are
 * rendered in a transition, because React keeps the fallback of a Suspense for 300 ms at least.
 */
export function WhenLoaded({ children }: { readonly children: ReactNode }) {
  const [isStarted, setIsStarted] = useState(false);
  useEffect(() => {
    startTransition(() => setIsStarted(true));
  }, []);
  return <Suspense fallback={null}>{isStarted && children}</Suspense>;
}
