import { useEffect, useRef, useState } from 'react';
import { blockHash, tryNonces, type ToyBlock } from '../../../../domain/labs/chain.ts';

/** Nonces tried at once: enough to keep WebCrypto busy, few enough to stop at once. */
const batch = 512;
/** How often mining shows its count, in milliseconds. */
const showEvery = 60;

/** Blocks with their hashes, which are empty until computed. */
interface HashedBlocks {
  readonly blocks: readonly ToyBlock[];
  readonly hashes: readonly string[];
}

/** The blocks whose hashes are known: those before an edit until the new hashes are computed. */
export function useBlockHashes(blocks: readonly ToyBlock[]): HashedBlocks {
  const [hashed, setHashed] = useState<HashedBlocks>(() => ({
    blocks,
    hashes: blocks.map(() => ''),
  }));
  const key = JSON.stringify(blocks);
  useEffect(() => {
    let current = true;
    const parsed = JSON.parse(key) as ToyBlock[];
    void Promise.all(parsed.map((block, index) => blockHash(index + 1, block))).then((hashes) => {
      if (current) setHashed({ blocks: parsed, hashes });
    });
    return () => {
      current = false;
    };
  }, [key]);
  return hashed;
}

export interface Mining {
  /** Number of the block that is being mined, from 1; 0: none. */
  readonly block: number;
  /** Attempts at that block so far. */
  readonly attempts: number;
  readonly start: (number: number, block: ToyBlock, zeros: number) => void;
  /** Ends it; its attempts are reported. */
  readonly stop: () => void;
  /** Ends it, and nothing is reported. */
  readonly discard: () => void;
}

/**
 * Mines one block at a time, in batches, so that the page stays responsive.
 * @param onFound Receives the block's number, the right nonce and the attempts.
 * @param onStopped Receives the attempts of a block that was cancelled.
 */
export function useMining(
  onFound: (number: number, nonce: number, attempts: number) => void,
  onStopped: (attempts: number) => void,
): Mining {
  const [state, setState] = useState({ block: 0, attempts: 0 });
  const run = useRef({ stopped: true });
  useEffect(
    () => () => {
      run.current.stopped = true;
    },
    [],
  );

  const start: Mining['start'] = (number, block, zeros) => {
    run.current.stopped = true;
    const own = (run.current = { stopped: false });
    setState({ block: number, attempts: 0 });
    void mine(number, block, zeros, own, (attempts) => setState({ block: number, attempts })).then(
      ({ nonce, attempts }) => {
        if (run.current !== own) return;
        setState({ block: 0, attempts: 0 });
        if (nonce === undefined) onStopped(attempts);
        else onFound(number, nonce, attempts);
      },
    );
  };
  const stop = () => {
    run.current.stopped = true;
  };
  const discard = () => {
    run.current.stopped = true;
    run.current = { stopped: true };
    setState({ block: 0, attempts: 0 });
  };
  return { ...state, start, stop, discard };
}

/**
 * Tries nonces until one is right or the run is stopped. A right one among those being tried when it is stopped is not
 * returned: the block may have changed.
 */
async function mine(
  number: number,
  block: ToyBlock,
  zeros: number,
  run: { readonly stopped: boolean },
  show: (attempts: number) => void,
): Promise<{ nonce?: number; attempts: number }> {
  let shown = performance.now();
  for (let tried = batch; ; tried += batch) {
    const nonce = await tryNonces(number, block, zeros, tried - batch, batch);
    if (run.stopped) return { attempts: tried };
    if (nonce !== undefined) return { nonce, attempts: nonce + 1 };
    const now = performance.now();
    if (now - shown < showEvery) continue;
    shown = now;
    show(tried);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
