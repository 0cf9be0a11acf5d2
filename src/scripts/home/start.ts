/**
 * The home page's scripts, each loaded when somebody reaches for its part. A press that comes
 * before its script is repeated when it runs.
 */
const parts: readonly (readonly [string, () => Promise<{ start: (part: HTMLElement) => void }>])[] =
  [
    ['.play', () => import('./stop.ts')],
    ['.lab', () => import('./chain.ts')],
    ['.try-question', () => import('./question.ts')],
  ];

for (const [selector, load] of parts) {
  const part = document.querySelector<HTMLElement>(selector);
  if (part) startWhenReached(part, load);
}

function startWhenReached(
  part: HTMLElement,
  load: () => Promise<{ start: (part: HTMLElement) => void }>,
): void {
  let loading: Promise<void> | undefined;
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    pressed = (target as Element).closest('button');
  };
  const reach = (): void => {
    loading ??= load()
      .then(({ start }) => {
        part.removeEventListener('click', keep);
        start(part);
        pressed?.click();
      })
      .catch(() => {
        loading = undefined;
      });
  };
  part.addEventListener('click', keep);
  for (const event of ['pointerover', 'touchstart', 'focusin', 'click']) {
    part.addEventListener(event, reach, { passive: true });
  }
}

// On a phone the hero's action follows once it has left the screen, until the closing section.
const dock = document.querySelector<HTMLElement>('.dock');
const [action, closing] = ['.hero .btn-primary', '.next-step'].map((it) =>
  document.querySelector(it),
);
if (dock && action && closing) {
  let [reached, ended] = [true, false];
  const decide = (): void => {
    dock.hidden = reached || ended;
  };
  new IntersectionObserver(([entry]) => {
    reached = entry?.isIntersecting ?? true;
    decide();
  }).observe(action);
  // What is above the window counts too, however far the page is scrolled at once.
  new IntersectionObserver(
    ([entry]) => {
      ended = entry?.isIntersecting ?? false;
      decide();
    },
    { rootMargin: '100000px 0px 0px' },
  ).observe(closing);
}
