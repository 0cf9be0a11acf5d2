/** The reader's capital, risk and fee for the position size: as typed, in session storage until sign-out. */
import { atom, type ReadableAtom } from 'nanostores';
import { keepLab, readLab } from '../course/lab-state.ts';

/** As typed; risk and fee in per cent. */
export type OwnNumbers = {
  readonly capital: string;
  readonly risk: string;
  readonly fee: string;
};

const key = 'signals/size';
const initial: OwnNumbers = { capital: '1000', risk: '1', fee: '0.1' };

const $state = atom<OwnNumbers | undefined>();
/** Undefined until read. */
export const $ownNumbers: ReadableAtom<OwnNumbers | undefined> = $state;

/** Reads the stored numbers. `fee`: the initial fee, in the reader's notation. */
export function readOwnNumbers(fee: string): void {
  $state.set(readLab<OwnNumbers>(key, { ...initial, fee }).state);
}

export function changeOwnNumbers(change: Partial<OwnNumbers>): void {
  const state = { ...($state.get() ?? initial), ...change };
  $state.set(state);
  keepLab(key, { state, done: [] });
}
