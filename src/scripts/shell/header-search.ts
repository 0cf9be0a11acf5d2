/** The header search: a field with a list of pages, loaded on focus. */
import { findPages, type ListedPage } from '../../domain/search/page-finder.ts';
import type { SearchablePageId } from '../../domain/site/pages.ts';
import type * as Texts from '../../i18n/fr/search/header-search.ts';
import { fill, href, isLang, defaultLang, type Lang } from '../../i18n/index.ts';
import { textsLoader } from '../../i18n/load.ts';

const loadTexts = textsLoader(
  import.meta.glob<typeof Texts>('../../i18n/*/search/header-search.ts'),
);

interface Found extends ListedPage {
  readonly option: HTMLAnchorElement;
}

const blurDelay = 200;

/** Turns the search field into a combobox, once its list is loaded. */
export async function startHeaderSearch(field: HTMLInputElement): Promise<void> {
  const { lang } = document.documentElement;
  const { list, texts } = await listedPages(isLang(lang) ? lang : defaultLang);
  const form = field.form as HTMLFormElement;
  const status = document.createElement('p');
  Object.assign(status, { className: 'search-status', role: 'status' });
  const box = document.createElement('div');
  Object.assign(box, { className: 'search-list', id: 'site-search-list', role: 'listbox' });
  box.ariaLabel = texts.label;
  field.after(status, box);
  let found: readonly Found[] = [];
  let active = -1;
  let leaving: ReturnType<typeof setTimeout>;

  const choose = (index: number): void => {
    for (const [place, { option }] of found.entries())
      option.ariaSelected = String(place === index);
    active = index;
    const option = found[index]?.option;
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const close = (): void => {
    choose(-1);
    box.hidden = true;
    status.textContent = '';
    field.ariaExpanded = 'false';
  };
  const open = (): void => {
    choose(-1);
    found = findPages(list, field.value);
    box.replaceChildren(...found.map(({ option }) => option));
    box.hidden = found.length === 0;
    field.ariaExpanded = String(!box.hidden);
    const { one, many, none } = texts;
    status.textContent = found.length > 1 ? fill(many, { n: found.length }) : found[0] ? one : none;
  };
  const search = (): void => {
    if (field.value.trim()) open();
    else close();
  };

  field.addEventListener('input', search);
  field.addEventListener('focus', () => {
    clearTimeout(leaving);
    search();
  });
  field.addEventListener('blur', () => {
    leaving = setTimeout(close, blurDelay);
  });
  // A press on the list must not move the focus, which would close it.
  box.addEventListener('pointerdown', (event) => event.preventDefault());
  box.addEventListener('mousedown', (event) => event.preventDefault());
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isClosed = box.hidden;
    if (isClosed && /^Arrow(Up|Down)$/.test(event.key)) open();
    const last = found.length - 1;
    const places: Readonly<Record<string, number>> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      ...(!isClosed && { Home: 0, End: last, Escape: -1 }),
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    if (event.key === 'Escape') close();
    else choose(place);
  });
  form.addEventListener('submit', (event) => {
    const question = field.value.trim();
    const chosen = found[active] ?? (question ? single(findPages(list, question)) : undefined);
    if (!chosen) return;
    event.preventDefault();
    location.assign(chosen.address);
  });

  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', box.id);
  close();
  if (document.activeElement === field) search();
}

function single<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

async function listedPages(
  lang: Lang,
): Promise<{ list: readonly Found[]; texts: typeof Texts.foundPages }> {
  const { pageNames, foundPages: texts } = await loadTexts(lang);
  const list = Object.entries(pageNames).map(([id, names]) => {
    const address = href(lang, id as SearchablePageId);
    const option = document.createElement('a');
    Object.assign(option, { id: `page-${id}`, href: address, tabIndex: -1, role: 'option' });
    option.className = 'submenu-link';
    option.textContent = names.title;
    return { ...names, address, option };
  });
  return { list, texts };
}
