/** The header search: a field with the best results of the whole site, loaded on focus. */
import type * as Texts from '../../i18n/fr/search/header-search.ts';
import { defaultLang, fill, isLang, plural } from '../../i18n/index.ts';
import { textsLoader } from '../../i18n/load.ts';
import { prepareSearch, type SearchAnswer, searchSite } from '../../services/search.ts';
import { startCombobox } from './combobox.ts';
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
  Object.assign(box, { className: 'search-list', id: 'site-search-list' });
  box.ariaLabel = t.label;
  field.after(status, box);
  let latest = 0;
  let leaving: ReturnType<typeof setTimeout>;

  const show = (links: readonly HTMLAnchorElement[], said: string): void => {
    list.show(links);
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
  const list = startCombobox(field, box, { open, close });

  field.addEventListener('input', () => void open());
  field.addEventListener('focus', () => {
    clearTimeout(leaving);
    void open();
  });
  field.addEventListener('blur', () => {
    leaving = setTimeout(close, blurDelay);
  });
  form.addEventListener('submit', (event) => {
    const chosen = list.chosen();
    if (!chosen) return;
    event.preventDefault();
    // A click, so that a question on this same page opens and gets the focus.
    chosen.click();
  });
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
