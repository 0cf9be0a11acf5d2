/** State that belongs to the person signed in: read when they are known, gone when they leave. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { $session } from './auth/session.ts';

export interface UserStore<State> {
  readonly $state: ReadableAtom<State>;
  /** Reads again; what is known stays when nobody is signed in. An answer for somebody else is dropped. */
  readonly refresh: () => Promise<State>;
  /** Puts what a change has answered in place of what was read, while the same person is here. */
  readonly show: (state: State) => void;
}

/** `read` is asked once for each person, when the state is first looked at, and must not throw. */
export function createUserStore<State>(
  loading: State,
  read: (userId: string) => Promise<State>,
): UserStore<State> {
  const $state = atom<State>(loading);
  let owner: string | undefined;

  const refresh = async (): Promise<State> => {
    const asked = memberId();
    if (asked === undefined) return $state.get();
    const state = await read(asked);
    if (memberId() === asked) $state.set(state);
    return state;
  };

  onMount($state, () =>
    $session.subscribe(() => {
      const now = memberId();
      if (now === undefined) $state.set(loading);
      else if (now !== owner) void refresh();
      owner = now;
    }),
  );
  const show = (state: State): void => {
    if (memberId() !== undefined) $state.set(state);
  };
  return { $state, refresh, show };
}

function memberId(): string | undefined {
  const session = $session.get();
  return session.type === 'signed-in' ? session.member.id : undefined;
}
