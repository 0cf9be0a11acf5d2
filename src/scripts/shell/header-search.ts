/** The header search: a field with the best results of the whole site, loaded on focus. */
import type * as Texts from '../../i18n/fr/search/header-search.ts';
import { defaultLang, fill, isLang, plural } from '../../i18n/index.ts';
import { textsLoader } from '../../i18n/load.ts';
import { prepareSearch, type SearchAnswer, searchSite } from '../../services/search.ts';
import style from './header-search.css?inline';

const loadTexts = textsLoader(
  import.meta.glob<typeof Texts>('../../i18n/*/search/header-search.ts'),
);

/** Results of the list; the link after them leads to all. */
const shown = 5;
const blurDelay = 200;

/** Turns the search field into a combobox. */
export async function startHeaderSearch(field: HTMLInputElement): Promise<void> {
  const { lang: pageLang } = document.documentElement;
  const lang = isLang(pageLang) ? pageLang : defaultLang;
  prepareSearch(lang);
  const { headerResults: t } = await loadTexts(lang);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const form = field.form as HTMLFormElement;
  const status = document.createElement('p');
  Object.assign(status, { className: 'search-status', role: 'status' });
  const box = document.createElement('div');
  Object.assign(box, { className: 'search-list', id: 'site-search-list', role: 'listbox' });
  box.ariaLabel = t.label;
  field.after(status, box);
  let options: readonly HTMLAnchorElement[] = [];
  let active = -1;
  let latest = 0;
  let leaving: ReturnType<typeof setTimeout>;

  const choose = (position: number): void => {
    for (const [place, option] of options.entries())
      option.ariaSelected = String(place === position);
    active = position;
    const option = options[position];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const show = (links: readonly HTMLAnchorElement[], said: string): void => {
    options = links;
    choose(-1);
    box.replaceChildren(...links);
    box.hidden = links.length === 0;
    field.ariaExpanded = String(!box.hidden);
    status.textContent = said;
  };
  const close = (): void => {
    latest += 1;
    show([], '');
  };
  const open = async (): Promise<void> => {
    const question = field.value.trim();
    if (!question) {
      close();
      return;
    }
    const mine = (latest += 1);
    if (box.hidden) status.textContent = t.loading;
    try {
      const found = await searchSite(lang, question, shown);
      if (mine === latest) show(links(found, question), saying(found.total));
    } catch {
      if (mine === latest) show([], t.failed);
    }
  };
  const saying = (n: number): string => (n === 0 ? t.none : fill(plural(lang, n, t.count), { n }));
  const links = ({ total, results }: SearchAnswer, question: string): HTMLAnchorElement[] => {
    const best = results.slice(0, shown).map((result) => {
      const kind = t.kinds[result.kind];
      return link(result.id, result.title, result.planned ? `${kind}, ${t.planned}` : kind);
    });
    const rest = total > shown ? [toAll(question, total)] : [];
    for (const [place, option] of [...best, ...rest].entries()) option.id = `found-${place}`;
    return [...best, ...rest];
  };
  const toAll = (question: string, n: number): HTMLAnchorElement => {
    const address = new URL(form.action);
    address.searchParams.set('q', question);
    return link(address.pathname + address.search, fill(t.all, { n }));
  };

  field.addEventListener('input', () => void open());
  field.addEventListener('focus', () => {
    clearTimeout(leaving);
    void open();
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
    if (isClosed && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      void open().then(() => choose(event.key === 'ArrowDown' ? 0 : options.length - 1));
      return;
    }
    const last = options.length - 1;
    const places: Readonly<Record<string, number>> = isClosed
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
  form.addEventListener('submit', (event) => {
    const chosen = options[active] ?? (options.length === 1 ? options[0] : undefined);
    if (!chosen) return;
    event.preventDefault();
    // A click, so that a question on this same page opens and gets the focus.
    chosen.click();
  });

  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', box.id);
  close();
  if (document.activeElement === field) void open();
}

/** An option: the words that lead somewhere, and the kind of page there. */
function link(address: string, words: string, kind?: string): HTMLAnchorElement {
  const option = document.createElement('a');
  Object.assign(option, { href: address, tabIndex: -1, role: 'option', className: 'submenu-link' });
  option.append(words);
  if (kind !== undefined) {
    const mark = document.createElement('span');
    Object.assign(mark, { className: 'search-kind', textContent: kind });
    option.append(' ', mark);
  }
  return option;
}
