/** Starts the live market when the browser is idle after load. */
import { showLoadError } from '../shell/load-error.ts';

const begin = (): void => {
  import('./live.ts').then(({ start }) => start()).catch(() => showLoadError(true));
};

if (typeof requestIdleCallback === 'undefined') setTimeout(begin, 300);
else requestIdleCallback(begin, { timeout: 2_000 });
