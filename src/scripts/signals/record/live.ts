/** Loads the record and shows its results; handles the buttons that filter and extend them. */
import { recordOf, type SignalsRecord } from '../../../domain/signals/record.ts';
import type { Share } from '../../../domain/signals/statistics.ts';
import { textsLoader } from '../../../i18n/load.ts';
import { defaultLang, isLang } from '../../../i18n/locales.ts';
import { readRecord } from '../../../services/signals-record.ts';
import { recordFigures } from './figures.ts';
import { recordMarkup } from './markup.ts';
import { firstRows } from './rows.ts';
import type { View, ViewTexts } from './summary.ts';

const loadTexts = textsLoader(
  import.meta.glob<ViewTexts>('../../../i18n/*/signals/record-view.ts', { import: 'recordView' }),
);

let shown:
  | { readonly record: SignalsRecord; readonly length: number; readonly view: View }
  | undefined;

export async function start(): Promise<void> {
  const section = find('#record');
  section.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const share = target.closest<HTMLElement>('[data-share]')?.dataset['share'];
    if (share) choose(share as Share);
    if (target.closest('[data-more]')) showRest();
    if (target.closest('[data-retry]')) void load(section);
  });
  await load(section);
}

async function load(section: HTMLElement): Promise<void> {
  const alert = find('[data-record-failed]');
  const wasFailed = !alert.hidden;
  section.ariaBusy = 'true';
  alert.hidden = true;
  find('[data-record-loading]').hidden = section.hasAttribute('data-static');
  const lang = pageLang();
  const [whole, t] = await Promise.all([
    readRecord(wasFailed),
    loadTexts(lang).catch(() => undefined),
  ]);
  section.ariaBusy = 'false';
  find('[data-record-loading]').hidden = true;
  try {
    if (!whole || !t) throw new Error('Not loaded.');
    const view = { lang, t, write: recordFigures(lang) };
    shown = { record: recordOf(whole.events), length: whole.status.length, view };
    render();
    if (wasFailed) section.focus({ preventScroll: true });
  } catch {
    alert.hidden = false;
  }
}

/** `share`: the default of `recordMarkup` if left out. */
function render(share?: Share): void {
  if (!shown) return;
  const { view, record, length } = shown;
  find('[data-record-results]').innerHTML = recordMarkup(view, record, length, { share });
}

function choose(share: Share): void {
  render(share);
  // The button was rendered again.
  find(`[data-share='${share}']`).focus({ preventScroll: true });
}

function showRest(): void {
  const bodies = [...document.querySelectorAll<HTMLElement>('.record-table tbody')];
  for (const body of bodies) body.hidden = false;
  document.querySelector('.record-more')?.remove();
  bodies[firstRows]?.querySelector('summary')?.focus();
}

function pageLang() {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : defaultLang;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
