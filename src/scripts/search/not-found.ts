/** Not-found page: prefills its search field with the words of the path, and suggests pages near them. */
import { nearestPages, pageNamesPath, type NamedPage } from '../../domain/search/near-names.ts';
import { wordsFromPath } from '../../domain/search/words-from-path.ts';
import { defaultLang, isLang } from '../../i18n/locales.ts';

const words = wordsFromPath(location.pathname);
const field = document.querySelector<HTMLInputElement>('#lost-words');
if (field && !field.value) field.value = words;
const near = document.querySelector<HTMLElement>('#lost-near');
// Without the names, the search field and the links below remain.
if (near && words) suggest(near).catch(() => undefined);

async function suggest(section: HTMLElement): Promise<void> {
  const response = await fetch(pageNamesPath);
  const { lang } = document.documentElement;
  const names = (await response.json()) as NamedPage[];
  const links = nearestPages(names, words, isLang(lang) ? lang : defaultLang).map((page) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `/${page.lang}/${page.path}`.replace(/\/$/, '');
    Object.assign(link, { className: 'btn btn-small', textContent: page.title });
    if (page.lang !== lang) Object.assign(link, { lang: page.lang, hreflang: page.lang });
    item.append(link);
    return item;
  });
  section.querySelector('ul')?.append(...links);
  section.hidden = links.length === 0;
}
