/** The ARIA combobox pattern: a list of options under a field that keeps the focus. */

/** Makes the field a combobox. Its Enter key is left to the form, which reads `chosen`. */
export function startCombobox(
  field: HTMLInputElement,
  box: HTMLElement,
  { open, close }: { readonly open: () => Promise<void>; readonly close: () => void },
) {
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;

  const choose = (position: number): void => {
    for (const [place, option] of options.entries())
      option.ariaSelected = String(place === position);
    active = position;
    const option = options[position];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };

  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (box.hidden && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      void open().then(() => choose(event.key === 'ArrowDown' ? 0 : options.length - 1));
      return;
    }
    const last = options.length - 1;
    const places: Readonly<Record<string, number>> = box.hidden
      ? {}
      : {
          ArrowDown: active < last ? active + 1 : 0,
          ArrowUp: active > 0 ? active - 1 : last,
          ...{ Home: 0, End: last, Escape: -1 },
        };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else choose(place);
  });
  // A press on the list must not move the focus, which would close it.
  box.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('mousedown', (event) => event.preventDefault());

  box.role = 'listbox';
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', box.id);

  return {
    /** Replaces the options; none hides the list. */
    show(links: readonly HTMLAnchorElement[]): void {
      options = links;
      choose(-1);
      box.replaceChildren(...links);
      box.hidden = links.length === 0;
      field.ariaExpanded = String(!box.hidden);
    },
    /** The active option, or else the only one. */
    chosen: () => options[active] ?? (options.length === 1 ? options[0] : undefined),
  };
}
