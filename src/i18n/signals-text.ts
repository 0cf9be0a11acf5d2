/** Texts that depend on whether signals are open. */
import { signalsOpen } from '../domain/signals/signals-open.ts';

export interface SignalsText {
  readonly closed: string;
  readonly open: string;
}

/** The version that is true for this build; `isOpen` is given by tests. */
export function signalsText({ closed, open }: SignalsText, isOpen: boolean = signalsOpen): string {
  return isOpen ? open : closed;
}
