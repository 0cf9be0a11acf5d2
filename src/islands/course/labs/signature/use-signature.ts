import { useEffect, useRef, useState } from 'react';
import { makeKeys, sign, verify, type Keys } from '../../../../domain/labs/signature.ts';

export interface Signing {
  /** Public keys in hexadecimal; empty until made. */
  readonly ana: string;
  readonly mia: string;
  readonly signature: Uint8Array<ArrayBuffer> | undefined;
  readonly sign: (text: string) => Promise<void>;
  readonly forget: () => void;
}

/** Keys of two people, made when the lab opens and discarded with it, and Ana's last signature. */
export function useSigning(): Signing & { readonly keys: readonly Keys[] } {
  const [keys, setKeys] = useState<readonly Keys[]>([]);
  const [signature, setSignature] = useState<Uint8Array<ArrayBuffer>>();
  useEffect(() => {
    let current = true;
    void Promise.all(['Ana', 'Mia'].map(makeKeys)).then((made) => {
      if (current) setKeys(made);
    });
    return () => {
      current = false;
    };
  }, []);
  return {
    keys,
    ana: keys[0]?.publicHex ?? '',
    mia: keys[1]?.publicHex ?? '',
    signature,
    sign: async (text) => {
      if (keys[0]) setSignature(await sign(keys[0], text));
    },
    forget: () => setSignature(undefined),
  };
}

/** Whether a signature is valid; `undefined` while there is none or it is being checked. */
export function useVerified(
  keys: Keys | undefined,
  text: string,
  signature: Uint8Array<ArrayBuffer> | undefined,
): boolean | undefined {
  const [result, setResult] = useState<boolean>();
  const latest = useRef(0);
  useEffect(() => {
    const own = (latest.current += 1);
    const check = keys && signature ? verify(keys, text, signature) : Promise.resolve(undefined);
    void check.then((valid) => {
      if (latest.current === own) setResult(valid);
    });
  }, [keys, text, signature]);
  return result;
}
