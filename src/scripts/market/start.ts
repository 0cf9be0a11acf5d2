/** Starts the live market when the browser is idle after load. */
import { showLoadError } from '../shell/load-error.ts';
import { whenIdle } from './when-idle.ts';

whenIdle(() => {
  import('./live.ts').then(({ start }) => start()).catch(() => showLoadError(true));
}, 2_000);
