/** A store scoped to the signed-in user: loaded on sign-in, cleared on sign-out. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { memberId } from './auth/member-id.ts';
import { $session } from './auth/session.ts';

export interface UserStore<State> {
  readonly $state: ReadableAtom<State>;
  /**
   * Reloads; keeps the current state when nobody is signed in. A response for another user is
   * dropped, and one that is older than what is shown.
   */
  readonly refresh: () => Promise<State>;
  /** Reloads like `refresh`, but keeps the current state if `isAccepted` returns false for the response. */
  readonly refreshIf: (isAccepted: (state: State) => boolean) => Promise<State>;
  /**
   * Replaces the loaded state with the response of a change, unless the user has changed
   * meanwhile.
   */
  readonly show: (state: State) => void;
}

/** `read` runs once per user, when the store is first mounted, and must not throw. */
export function createUserStore<State>(
  loading: State,
  read: (userId: string) => Promise<State>,
): UserStore<State> {
  const $state = atom<State>(loading);
  let owner: string | undefined;
  /** Increased by each read and change, to drop responses of reads that began before. */
  let generation = 0;

  const refreshIf = async (isAccepted: (state: State) => boolean): Promise<State> => {
    const userId = memberId();
    if (userId === undefined) return $state.get();
    generation += 1;
    const started = generation;
    const state = await read(userId);
    const isCurrent = memberId() === userId && started === generation;
    if (isCurrent && isAccepted(state)) $state.set(state);
    return state;
  };
  const refresh = (): Promise<State> => refreshIf(() => true);

  onMount($state, () =>
    $session.subscribe(() => {
      const now = memberId();
      if (now !== owner) $state.set(loading);
      if (now !== undefined && now !== owner) void refresh();
      owner = now;
    }),
  );
  const show = (state: State): void => {
    generation += 1;
    if (memberId() !== undefined) $state.set(state);
  };
  return { $state, refresh, refreshIf, show };
}
