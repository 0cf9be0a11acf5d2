/**
 * Moves the plans page's line of coin symbols, half a pixel a frame. It rests under the pointer or the
 * focus, in a hidden tab, out of sight, under reduced motion, and while its button has stopped it.
 */
const step = 0.5;

for (const ticker of document.querySelectorAll<HTMLElement>('[data-ticker]')) start(ticker);

function start(ticker: HTMLElement): void {
  const frame = ticker.querySelector<HTMLElement>('.ticker-frame');
  const row = frame?.querySelector('ul');
  const button = ticker.querySelector('button');
  if (!frame || !row || !button) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const labels = [button.textContent, button.dataset['resume'] ?? ''];
  let stopped = false;
  let seen = false;
  let position = 0;
  let next = 0;

  const held = () => frame.matches(':hover, :focus-within');
  const moves = () => !stopped && !held() && seen && !reduced.matches && !document.hidden;

  const advance = () => {
    // Somebody scrolled it meanwhile: go on from there.
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
    // Enough copies to fill the frame behind the last symbol; for the eye only.
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
    button.textContent = labels[Number(stopped)] ?? '';
    decide();
  });
  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    decide();
  }).observe(frame);
}
