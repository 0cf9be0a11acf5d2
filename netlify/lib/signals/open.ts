import { signalsOpen } from '../../../src/domain/signals/signals-open.ts';
import { optionalSetting } from '../platform/env.ts';

/**
 * Whether signals are open. `SIGNALS_OPEN=local` opens them for the tests; production rejects that
 * value, as every one that contains `local`.
 */
export function signalsAreOpen(): boolean {
  return signalsOpen || optionalSetting('SIGNALS_OPEN') === 'local';
}
