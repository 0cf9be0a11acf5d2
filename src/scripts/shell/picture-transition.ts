/** The name that the head of a page gives its picture (src/components/pictures/drawn-picture.css). */
const name = 'picture';

/**
 * Lets the drawn picture of a list grow into that of the page it leads to, where the browser has view transitions
 * between documents. Other pages follow without a transition.
 */
export function startPictureTransition(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (!viewTransition) return;
    const key = activation?.entry.url?.match(/\/([\w-]+)$/)?.[1];
    const chosen = document.querySelector(`img.drawn[src*="/${key}."]`);
    if (!chosen) {
      viewTransition.skipTransition();
      return;
    }
    for (const picture of document.querySelectorAll<HTMLElement>('.drawn')) {
      picture.style.viewTransitionName = picture === chosen ? name : 'none';
    }
  });
}
