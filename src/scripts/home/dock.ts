/** On phones, docks the hero's button once it has left the screen, until the closing section. */
export function startDock(): void {
  const dock = document.querySelector<HTMLElement>('.dock');
  const [action, closing] = ['.hero .btn-primary', '.next-step'].map((it) =>
    document.querySelector(it),
  );
  if (!dock || !action || !closing) return;
  let [reached, ended] = [true, false];
  const decide = (): void => {
    dock.hidden = reached || ended;
  };
  new IntersectionObserver(([entry]) => {
    reached = entry?.isIntersecting ?? true;
    decide();
  }).observe(action);
  // Also counts a section above the window, however far the page is scrolled at once.
  new IntersectionObserver(
    ([entry]) => {
      ended = entry?.isIntersecting ?? false;
      decide();
    },
    { rootMargin: '100000px 0px 0px' },
  ).observe(closing);
}
