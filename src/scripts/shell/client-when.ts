/**
 * The `client:when` directive: hydrates on a condition and replays the event that triggered it.
 * If the island cannot be loaded, the page shows an error (see LoadError.astro) and the next
 * attempt loads it again.
 */
import type { ClientDirective } from 'astro';
import {
  factorKey,
  hasStoredSession,
  sessionEvent,
  sessionKey,
} from '../../services/session-mark.ts';
import { showLoadError } from './load-error.ts';

/** Between the first scroll and fetching the code of an island further down, in milliseconds. */
const idleMs = 200;

const when: ClientDirective = (load, options, island) => {
  let started: Promise<void> | undefined;
  let awake = false;
  // Astro's element reports a failed load only by this event, and then returns nothing to run.
  const failures: Error[] = [];
  island.addEventListener('astro:hydration-error', () => {
    failures.push(new Error(`${options.name} could not be loaded.`));
  });
  const startHydration = async () => {
    failures.length = 0;
    const run = await load();
    const [failure] = failures;
    if (failure) throw failure;
    showLoadError(false);
    await run();
  };
  const hydrate = () =>
    (started ??= startHydration().catch((error: unknown) => {
      started = undefined;
      showLoadError(true);
      throw error;
    }));
  const conditions = options.value.split(' ');

  if (conditions.includes('session')) {
    if (hasStoredSession()) hydrate().catch(ignoreError);
    else {
      addEventListener(sessionEvent, () => void hydrate().catch(ignoreError), { once: true });
      // Signed in in another tab.
      addEventListener('storage', ({ key }) => {
        if ((key === sessionKey || key === factorKey) && hasStoredSession()) {
          hydrate().catch(ignoreError);
        }
      });
    }
  }

  if (conditions.includes('visible')) {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        hydrate().catch(ignoreError);
      },
      { rootMargin: '600px' },
    );
    // The island itself has no box (display: contents).
    for (const child of island.children) seen.observe(child);
    // Fetches the code early, at the first scroll, unless the reader saves data.
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (!connection?.saveData) {
      const fetchEarly = () => setTimeout(() => void load().catch(ignoreError), idleMs);
      addEventListener('scroll', fetchEarly, { once: true, passive: true });
    }
  }

  if (conditions.includes('reach')) {
    for (const reach of ['pointerover', 'focusin', 'touchstart']) {
      island.addEventListener(reach, () => void hydrate().catch(ignoreError), { passive: true });
    }
    // A form submitted before hydration is submitted again, until its handler takes it.
    island.addEventListener('submit', (event) => {
      if (awake) return;
      event.preventDefault();
      const send = () => {
        const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
        if (event.target?.dispatchEvent(sent)) requestAnimationFrame(send);
      };
      void hydrate().then(() => {
        awake = true;
        send();
      }, ignoreError);
    });
  }

  for (const name of conditions.filter((condition) => condition.startsWith('open-'))) {
    addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (awake) return;
      const { dataset } = document.documentElement;
      dataset['waiting'] = '';
      void hydrate()
        .then(() => {
          awake = true;
          dispatchEvent(new CustomEvent(name, { detail }));
        }, ignoreError)
        .finally(() => delete dataset['waiting']);
    });
    for (const reach of ['pointerover', 'focusin']) {
      document.addEventListener(reach, ({ target }) => {
        const opener = target instanceof Element && target.closest(`[data-open="${name}"]`);
        if (opener && !started) void load().catch(ignoreError);
      });
    }
  }
};

/** The page already shows the error. */
function ignoreError(): void {
  return;
}

export default when;
