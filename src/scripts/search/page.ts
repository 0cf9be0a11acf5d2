/** The search page: searches while the visitor types, and keeps the query in the URL. */
import { defaultLang, isLang } from '../../i18n/locales.ts';
import type * as Search from './answer.ts';
import type { SearchTexts } from './texts.ts';

/** Debounce of typing, in milliseconds. */
const debounceMs = 150;

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
let loading: Promise<typeof Search> | undefined;

// Text typed before this script arrived stays.
field.value ||= queryOf(new URL(location.href));
if (field.value) void runSearch();
else if (document.activeElement === field) prepare();

field.addEventListener('focus', prepare);
field.addEventListener('input', () => {
  prepare();
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

/** Loads the search code once; the next call retries after a failure. */
function load(): Promise<typeof Search> {
  loading ??= import('./answer.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function prepare(): void {
  load().then(
    ({ prepareSearch }) => prepareSearch(lang, field.value),
    () => undefined,
  );
}

async function runSearch(): Promise<void> {
  const question = field.value.trim().slice(0, field.maxLength);
  const mine = (latest += 1);
  updateUrl(question);
  if (!question) {
    show({ start: true });
    return;
  }
  page.setAttribute('aria-busy', 'true');
  if (results.hidden) status.textContent = t.loading;
  try {
    const { answer } = await load();
    const found = await answer(lang, question, t);
    if (mine === latest) showAnswer(found);
  } catch {
    if (mine === latest) show({ failure: true });
  } finally {
    if (mine === latest) page.removeAttribute('aria-busy');
  }
}

function showAnswer({ count, status, groups }: Search.Answer): void {
  results.replaceChildren(...groups);
  show(count === 0 ? { none: true, start: true, status } : { results: true, status });
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
  return (url.searchParams.get('q') ?? '').slice(0, field.maxLength);
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The search page lacks ${selector}.`);
  return found;
}
