/** Loads the home page's scripts on the first interaction or scroll. A click that comes before is repeated. */
const events = ['pointerover', 'focusin', 'click', 'scroll'];
let loading: Promise<void> | undefined;
let pressed: HTMLElement | null = null;

function reach({ target, type }: Event): void {
  if (target instanceof Element) {
    if (!target.closest('.play, .lab, .try-question')) return;
    if (type === 'click') pressed = target.closest('button');
  }
  loading ??= import('./parts.ts').then(
    (parts) => {
      for (const event of events) removeEventListener(event, reach);
      parts.startParts();
      pressed?.click();
    },
    () => {
      loading = undefined;
    },
  );
}

for (const event of events) addEventListener(event, reach, { passive: true });
