/** The `client:when` directive: hydrates on a condition and replays the event that met it. */
import type { ClientDirective } from 'astro';
import { hasStoredSession, sessionEvent } from './session-mark.ts';

const reaches = ['pointerover', 'focusin', 'touchstart'];

const when: ClientDirective = (load, options, element) => {
  let started: Promise<void> | undefined;
  const hydrate = () => (started ??= load().then((run) => run()));
  const conditions = String(options.value).split(' ');

  if (conditions.includes('session')) {
    if (hasStoredSession()) void hydrate();
    else addEventListener(sessionEvent, () => void hydrate(), { once: true });
  }

  if (conditions.includes('intent')) {
    for (const name of reaches) {
      element.addEventListener(name, () => void hydrate(), { once: true, passive: true });
    }
    element.addEventListener(
      'click',
      (event) => {
        if (started) return;
        event.preventDefault();
        const target = event.target as HTMLElement;
        void hydrate().then(() => target.click());
      },
      { once: true, capture: true },
    );
  }

  for (const name of conditions.filter((condition) => condition.startsWith('open-'))) {
    addEventListener(
      name,
      (event) => {
        const { detail } = event as CustomEvent<unknown>;
        void hydrate().then(() => dispatchEvent(new CustomEvent(name, { detail })));
      },
      { once: true },
    );
    document.addEventListener('pointerover', (event) => {
      if (event.target instanceof Element && event.target.closest(`[data-open="${name}"]`)) {
        void load();
      }
    });
  }
};

export default when;
