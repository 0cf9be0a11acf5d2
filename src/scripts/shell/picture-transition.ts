/** Moves the picture of a list's row to the head of its page when that page opens. */

/** Names the picture beside the link to the page that opens; other navigations have no transition. */
export function startPictureTransition(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const url = activation?.entry.url;
    if (!viewTransition || !url) return;
    const picture = document
      .querySelector(`main a[href="${new URL(url).pathname}"]`)
      ?.closest('li, article, .term-row')
      ?.querySelector<HTMLElement>('.drawn');
    if (!picture) {
      viewTransition.skipTransition();
      return;
    }
    document
      .querySelector<HTMLElement>('.drawn-head')
      ?.style.setProperty('view-transition-name', 'none');
    picture.style.setProperty('view-transition-name', 'picture');
  });
}
