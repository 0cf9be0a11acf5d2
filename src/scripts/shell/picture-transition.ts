/** In lists with drawn pictures: moves the picture of a row to the head of its page when that page opens. */
addEventListener('pageswap', ({ viewTransition, activation }) => {
  const url = activation?.entry.url;
  if (!viewTransition || !url) return;
  // Rejected when a transition is skipped, which is no error.
  for (const moment of [viewTransition.ready, viewTransition.finished]) {
    moment.catch(() => undefined);
  }
  const picture = document
    .querySelector(`main a[href="${new URL(url).pathname}"]`)
    ?.closest('li, article, .term-row')
    ?.querySelector<HTMLElement>('.drawn');
  if (picture) picture.style.setProperty('view-transition-name', 'picture');
  else viewTransition.skipTransition();
});
