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
   * To call before the request of a change: returns what replaces the loaded state with its response. Once another
   * user has signed in, that does nothing.
   */
  readonly showForUser: () => (state: State) => void;
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
  const showForUser = (): ((state: State) => void) => {
    const userId = memberId();
    return (state) => {
      if (userId === undefined || memberId() !== userId) return;
      generation += 1;
      $state.set(state);
    };
  };
  return { $state, refresh, refreshIf, showForUser };
}
