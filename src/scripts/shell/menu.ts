/**
 * The header's menu: a bar from 1280 px, with submenus that open on hover, click and keyboard;
 * below, a panel with folding submenus. Before this runs, submenus open by CSS alone (see
 * shell.css).
 */
const closeDelay = 300;
const wide = matchMedia('(min-width: 1280px)');

/** Starts a menu: each of its buttons opens the following list. */
export function startMenu(menu: HTMLElement): void {
  const buttons = [...menu.querySelectorAll<HTMLElement>('button[aria-controls]')];
  const fold = (except?: HTMLElement): void => {
    for (const button of buttons) if (button !== except) button.ariaExpanded = 'false';
  };
  /** The button of the open submenu of the bar, not of the panel. */
  const opened = (): HTMLElement | undefined =>
    buttons.find((button) => wide.matches && isOpen(button));

  for (const button of buttons) {
    const group = groupOf(button);
    let leaving: ReturnType<typeof setTimeout>;
    let hovered = false;
    const open = (): void => {
      if (wide.matches) fold(button);
      button.ariaExpanded = 'true';
    };
    button.addEventListener('click', () => {
      // A click on a submenu that hover has just opened keeps it open.
      if (hovered || !isOpen(button)) open();
      else button.ariaExpanded = 'false';
      hovered = false;
    });
    group.addEventListener('pointerenter', ({ pointerType }) => {
      clearTimeout(leaving);
      if (!wide.matches || pointerType === 'touch') return;
      hovered = !isOpen(button);
      open();
    });
    group.addEventListener('pointerleave', ({ pointerType }) => {
      if (!wide.matches || pointerType === 'touch') return;
      leaving = setTimeout(() => {
        hovered = false;
        // Keeps it open while keyboard focus is inside.
        if (!group.querySelector('ul :focus-visible')) button.ariaExpanded = 'false';
      }, closeDelay);
    });
  }

  for (const reach of ['click', 'focusin']) {
    document.addEventListener(reach, ({ target }) => {
      const button = opened();
      if (button && !groupOf(button).contains(target as Node)) fold();
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    const button = opened();
    if (key !== 'Escape' || !button) return;
    fold();
    if (groupOf(button).contains(document.activeElement)) button.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const next = wide.matches && neighbour(menu, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  const close = (): void => {
    fold();
    menu.hidePopover();
  };
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, [data-open]')) close();
  });
  wide.addEventListener('change', close);
  menu.dataset['live'] = '';
}

/** The target of an arrow, Home or End key in the bar and its open submenu. */
function neighbour(menu: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const focused = target as HTMLElement;
  const list = focused.closest('ul') as HTMLElement;
  const inBar = list.parentElement === menu;
  if (inBar && key === 'ArrowDown' && focused.ariaExpanded) {
    focused.ariaExpanded = 'true';
    return groupOf(focused).querySelector('a') ?? undefined;
  }
  const items = [...list.children].map((item) => item.firstElementChild as HTMLElement);
  const shown = items.filter((item) => item.checkVisibility());
  const steps: Readonly<Record<string, number>> = {
    [inBar ? 'ArrowRight' : 'ArrowDown']: shown.indexOf(focused) + 1,
    [inBar ? 'ArrowLeft' : 'ArrowUp']: shown.indexOf(focused) - 1,
    Home: 0,
    End: -1,
  };
  const step = steps[key];
  return step === undefined ? undefined : shown.at(step % shown.length);
}

function groupOf(button: HTMLElement): HTMLElement {
  return button.parentElement as HTMLElement;
}

function isOpen(button: HTMLElement): boolean {
  return button.ariaExpanded === 'true';
}
