/** The verification page: checks a typed number, that of a link, or a chosen file. */
import { defaultLang, isLang } from '../../../i18n/locales.ts';
import type * as Checks from './check.ts';
import type { Result } from './result.ts';

const { lang: pageLang } = document.documentElement;
const lang = isLang(pageLang) ? pageLang : defaultLang;
const field = find('#verify-number') as HTMLInputElement;
const file = find('#verify-file') as HTMLInputElement;
const fileName = find('#verify-file-name');
const output = find('#verify-result');
const status = find('#verify-status');
let latest = 0;

find('#verify-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = field.value;
  void run(async ({ checkNumber, loadResultTexts }) =>
    checkNumber(lang, await loadResultTexts(lang), typed),
  );
});

file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  fileName.textContent = chosen.name;
  void run(async ({ checkFile, loadResultTexts }) =>
    checkFile(lang, await loadResultTexts(lang), chosen),
  ).then(() => {
    // The same file can be chosen again.
    file.value = '';
  });
});

const linked = new URLSearchParams(location.search).get('number');
if (linked) {
  field.value = linked.slice(0, field.maxLength);
  (find('#verify-form') as HTMLFormElement).requestSubmit();
}

async function run(check: (checks: typeof Checks) => Promise<Result>): Promise<void> {
  const mine = (latest += 1);
  output.replaceChildren();
  status.hidden = false;
  try {
    const result = await check(await import('./check.ts'));
    if (mine === latest) show(result);
  } catch {
    if (mine === latest) {
      show({ tone: 'unsure', title: output.dataset['failed'] ?? '', text: '' });
    }
  } finally {
    if (mine === latest) status.hidden = true;
  }
}

function show({ tone, title, text, facts = [] }: Result): void {
  const card = element('section', '', 'verify-result');
  card.dataset['tone'] = tone;
  card.append(element('h2', title, 'text-h4'), ...(text ? [element('p', text)] : []));
  if (facts.length > 0) {
    const list = element('dl', '');
    list.append(
      ...facts.map(([label, value]) => {
        const row = element('div', '');
        row.append(element('dt', label), element('dd', value));
        return row;
      }),
    );
    card.append(list);
  }
  output.replaceChildren(card);
}

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The verification page lacks ${selector}.`);
  return found;
}
