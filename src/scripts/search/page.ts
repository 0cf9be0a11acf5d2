/** The search page: searches while the visitor types, and keeps the query in the URL. */
import { maxQueryLength } from '../../domain/search/words.ts';
import { fill, plural } from '../../i18n/format.ts';
import { defaultLang, isLang } from '../../i18n/locales.ts';
import { prepareSearch, type SearchAnswer, searchSite } from '../../services/search.ts';
import { resultGroups } from './results.ts';
import type { SearchTexts } from './texts.ts';

/** Debounce of typing, in milliseconds. */
const debounceMs = 150;
/** Results that a large site shows: each may need a file. */
const limit = 40;

const page = find('#search');
const field = find('#search-field') as HTMLInputElement;
const status = find('#search-status');
const results = find('#search-results');
const start = find('#search-start');
const none = find('#search-none');
const failure = find('#search-failure');
const t = JSON.parse(find('#search-texts').textContent) as SearchTexts;
const { lang: pageLang } = document.documentElement;
const lang = isLang(pageLang) ? pageLang : defaultLang;

let debounceTimer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

field.value = queryOf(new URL(location.href));
if (field.value) void runSearch();

field.addEventListener('focus', () => prepareSearch(lang));
field.addEventListener('input', () => {
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => void runSearch(), debounceMs);
});
find('#search-form').addEventListener('submit', (event) => {
  event.preventDefault();
  clearTimeout(debounceTimer);
  void runSearch();
});
find('#search-retry').addEventListener('click', () => {
  field.focus();
  void runSearch();
});
addEventListener('popstate', () => {
  field.value = queryOf(new URL(location.href));
  void runSearch();
});

async function runSearch(): Promise<void> {
  const question = field.value.trim().slice(0, maxQueryLength);
  const mine = (latest += 1);
  updateUrl(question);
  if (!question) {
    show({ start: true });
    return;
  }
  page.setAttribute('aria-busy', 'true');
  if (results.hidden) status.textContent = t.loading;
  try {
    const found = await searchSite(lang, question, limit);
    if (mine === latest) showResults(question, found);
  } catch {
    if (mine === latest) show({ failure: true });
  } finally {
    if (mine === latest) page.removeAttribute('aria-busy');
  }
}

function showResults(question: string, { total: n, results: found }: SearchAnswer): void {
  results.replaceChildren(...resultGroups(found, t));
  if (n === 0) {
    show({ none: true, start: true, status: fill(t.none.title, { question }) });
    return;
  }
  show({ results: true, status: fill(plural(lang, n, t.count), { n, question }) });
}

interface Shown {
  readonly results?: boolean;
  readonly none?: boolean;
  readonly start?: boolean;
  readonly failure?: boolean;
  readonly status?: string;
}

function show(shown: Shown): void {
  results.hidden = !shown.results;
  none.hidden = !shown.none;
  start.hidden = !shown.start;
  failure.hidden = !shown.failure;
  status.textContent = shown.status ?? '';
}

function updateUrl(question: string): void {
  const url = new URL(location.href);
  if (queryOf(url) === question) return;
  if (question) url.searchParams.set('q', question);
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

function queryOf(url: URL): string {
  return (url.searchParams.get('q') ?? '').slice(0, maxQueryLength);
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The search page lacks ${selector}.`);
  return found;
}
