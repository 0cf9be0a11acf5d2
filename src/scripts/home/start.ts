/**
 * The home page's scripts, loaded when somebody reaches for a part or scrolls. A press that comes
 * before they run is repeated.
 */
const load = () => import('./parts.ts');

for (const part of document.querySelectorAll<HTMLElement>('.play, .lab, .try-question')) {
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  const reach = ({ target, type }: Event): void => {
    if (type === 'click') pressed = (target as Element).closest('button');
    if (isLoading) return;
    isLoading = true;
    load().then(
      ({ startPart }) => {
        for (const event of events) part.removeEventListener(event, reach);
        startPart(part);
        pressed?.click();
      },
      () => {
        isLoading = false;
      },
    );
  };
  const events = ['pointerover', 'touchstart', 'focusin', 'click'];
  for (const event of events) part.addEventListener(event, reach, { passive: true });
}

addEventListener(
  'scroll',
  () =>
    void load().then(
      ({ startDock }) => startDock(),
      () => undefined,
    ),
  {
    once: true,
  },
);
