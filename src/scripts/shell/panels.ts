/**
 * The panels that the header's buttons open: `popover` elements, so they open, close on Escape and on
 * a press outside without a script. This adds what the platform leaves out.
 */

/**
 * Tells assistive technology the state of a panel, gives the focus to what comes first in it, if
 * anything is given, and closes the panel when the focus goes elsewhere.
 */
export function startPanel(panel: HTMLElement, first?: HTMLElement): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`header [popovertarget='${panel.id}']`),
  ];
  const tell = (open: boolean): void => {
    for (const button of buttons) button.ariaExpanded = String(open);
  };
  if (first) {
    for (const button of buttons) {
      button.addEventListener('click', (event) => {
        // At once: a phone shows its keyboard only while the press lasts.
        event.preventDefault();
        if (panel.togglePopover()) first.focus();
      });
    }
  }
  tell(false);
  panel.addEventListener('toggle', ({ newState }) => {
    tell(newState === 'open');
  });
  document.addEventListener('focusin', ({ target }) => {
    const inside = [panel, ...buttons].some((part) => part.contains(target as Node));
    if (!inside) panel.hidePopover();
  });
}
