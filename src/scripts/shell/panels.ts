/**
 * Panels opened by the header's buttons: `popover` elements, which open and close (Escape,
 * press outside) without a script. This adds what the platform lacks.
 */

/**
 * Exposes the state of a panel to assistive technology, focuses `first` if given, and closes
 * the panel when the focus leaves.
 */
export function startPanel(panel: HTMLElement, first?: HTMLElement): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>(`header [popovertarget='${panel.id}']`),
  ];
  const setExpanded = (open: boolean): void => {
    for (const button of buttons) button.ariaExpanded = String(open);
  };
  if (first) {
    for (const button of buttons) {
      button.addEventListener('click', (event) => {
        // Synchronously: a phone shows its keyboard only during the tap.
        event.preventDefault();
        if (panel.togglePopover()) first.focus();
      });
    }
  }
  setExpanded(false);
  panel.addEventListener('toggle', ({ newState }) => {
    setExpanded(newState === 'open');
  });
  document.addEventListener('focusin', ({ target }) => {
    const inside = [panel, ...buttons].some((part) => part.contains(target as Node));
    if (!inside) panel.hidePopover();
  });
}
