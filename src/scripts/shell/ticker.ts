/**
 * Scrolls the plans page's ticker, half a pixel a frame. Paused on hover or focus, in a hidden
 * tab, off screen, under reduced motion, and by its button.
 */
const step = 0.5;

for (const ticker of document.querySelectorAll<HTMLElement>('[data-ticker]')) start(ticker);

function start(ticker: HTMLElement): void {
  const frame = ticker.querySelector<HTMLElement>('.ticker-frame');
  const row = frame?.querySelector('ul');
  const button = ticker.querySelector('button');
  if (!frame || !row || !button) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const labels = [button.ariaLabel, button.dataset['resume'] ?? ''];
  let stopped = false;
  let seen = false;
  let position = 0;
  let next = 0;

  const held = () => frame.matches(':hover, :focus-within');
  const moves = () => !stopped && !held() && seen && !reduced.matches && !document.hidden;

  const advance = () => {
    // Scrolled by the user meanwhile: continue from there.
    if (Math.abs(frame.scrollLeft - position) > 1) position = frame.scrollLeft;
    position = (position + step) % row.offsetWidth;
    frame.scrollLeft = position;
    next = requestAnimationFrame(advance);
  };

  const decide = () => {
    ticker.toggleAttribute('data-moves', !reduced.matches);
    cancelAnimationFrame(next);
    if (moves()) next = requestAnimationFrame(advance);
  };

  const repeat = () => {
    // Enough copies to fill the frame behind the last symbol; hidden from screen readers.
    for (let width = 0; width < frame.offsetWidth; width += row.offsetWidth || Infinity) {
      const copy = row.cloneNode(true) as HTMLElement;
      copy.ariaHidden = 'true';
      frame.append(copy);
    }
  };

  repeat();
  for (const reach of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    frame.addEventListener(reach, decide);
  }
  document.addEventListener('visibilitychange', decide);
  reduced.addEventListener('change', decide);
  button.addEventListener('click', () => {
    stopped = !stopped;
    button.ariaLabel = labels[Number(stopped)] ?? '';
    ticker.toggleAttribute('data-stopped', stopped);
    decide();
  });
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    decide();
  }).observe(frame);
}
