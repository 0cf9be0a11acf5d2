import { useEffect, useState } from 'react';
import { distance, sha256, variant } from '../../../../domain/labs/hash.ts';

const edits = 100;

export interface Hashes {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Bits changed by each of a hundred edits of the first text; empty unless asked for. */
  readonly runs: readonly number[];
}

const none: Hashes = { first: new Uint8Array(32), second: new Uint8Array(32), runs: [] };

/** Hashes of two texts, and on request the effect of a hundred edits of the first. */
export function useHashes(first: string, second: string, many: boolean): Hashes {
  const [hashes, setHashes] = useState(none);
  useEffect(() => {
    let current = true;
    void hashAll(first, second, many).then((next) => {
      if (current) setHashes(next);
    });
    return () => {
      current = false;
    };
  }, [first, second, many]);
  return hashes;
}

async function hashAll(first: string, second: string, many: boolean): Promise<Hashes> {
  const [one, other] = await Promise.all([sha256(first), sha256(second)]);
  const texts = Array.from({ length: many ? edits : 0 }, (_, n) => variant(first, n));
  const variants = await Promise.all(texts.map(sha256));
  return { first: one, second: other, runs: variants.map((hash) => distance(one, hash)) };
}
