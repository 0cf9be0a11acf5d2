/** Table of contents of an article: highlights the current section, shows the minutes left, closes on selection. */
import { readingPlace } from '../../domain/site/reading-place.ts';

const nav = document.querySelector<HTMLElement>('.toc');
const text = document.querySelector<HTMLElement>('.article > .prose');
if (nav && text) start(nav, text);

function start(nav: HTMLElement, text: HTMLElement): void {
  const links = [...nav.querySelectorAll('a')];
  const heads = [...text.querySelectorAll<HTMLElement>(':scope > h2[id]')];
  const { place = '', end = '', minutes = '0' } = nav.dataset;
  let waiting = false;

  const mark = (): void => {
    waiting = false;
    const top = text.getBoundingClientRect().top;
    const { section, minutesLeft } = readingPlace(
      innerHeight * 0.35 - top,
      heads.map((head) => head.getBoundingClientRect().top - top),
      text.offsetHeight,
      Number(minutes),
    );
    const current = heads[section] && `#${heads[section].id}`;
    for (const link of links) {
      if (current && decodeURIComponent(link.hash) === current)
        link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const words = (minutesLeft > 0 ? place : end)
      .replace('{n}', String(Math.max(1, section + 1)))
      .replace('{minutes}', String(minutesLeft));
    for (const status of nav.querySelectorAll('.toc-place')) status.textContent = words;
  };

  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
  mark();

  const bar = nav.querySelector('details');
  nav.addEventListener('click', ({ target }) => {
    if (bar && target instanceof Element && target.closest('a')) bar.open = false;
  });
  nav.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !bar?.open) return;
    bar.open = false;
    bar.querySelector('summary')?.focus();
  });
}
