/** Verifies the record in the page: downloads it again, hashes every event, and shows the result. */
import './no-eval.ts';
import { verifyByClocks } from '../../../domain/signals/chain-clock.ts';
import { readHead, type ChainHead } from '../../../domain/signals/chain-result.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { textsLoader } from '../../../i18n/load.ts';
import { defaultLang, isLang } from '../../../i18n/locales.ts';
import { readRecord } from '../../../services/signals-record.ts';
import {
  aheadMarkup,
  type CheckTexts,
  clockMarkup,
  faultMarkup,
  okMarkup,
  resultCard,
} from './check-result.ts';

const loadTexts = textsLoader(
  import.meta.glob<CheckTexts>('../../../i18n/*/signals/record-check.ts', {
    import: 'recordCheck',
  }),
);

/** Runs one verification at a time. Rejects if the texts cannot be fetched. */
export async function check(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return;
  const part = (selector: string): HTMLElement => {
    const found = form.parentElement?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The form has no ${selector}.`);
    return found;
  };
  const [field, error] = [part('input') as HTMLInputElement, part('[data-head-error]')];
  const [progress, bar] = [part('[data-check-progress]'), part('progress') as HTMLProgressElement];
  const [count, output] = [part('[data-check-count]'), part('[data-check-result]')];
  const { lang: given } = document.documentElement;
  const lang = isLang(given) ? given : defaultLang;
  const t = await loadTexts(lang);
  const known = field.value.trim() ? readHead(field.value) : undefined;
  const isWrong = field.value.trim() !== '' && !known;
  error.textContent = isWrong ? t.badHead : '';
  field.ariaInvalid = String(isWrong);
  if (isWrong) {
    field.focus();
    return;
  }

  form.ariaBusy = 'true';
  output.replaceChildren();
  progress.hidden = false;
  bar.removeAttribute('value');
  count.textContent = '';
  try {
    const show = (checked: number, total: number) => {
      bar.max = total;
      bar.value = checked;
      count.textContent = fill(plural(lang, checked, t.progress), { n: checked, total });
    };
    output.innerHTML = await verify(t, known, show);
  } finally {
    progress.hidden = true;
    form.ariaBusy = 'false';
  }

  async function verify(
    texts: CheckTexts,
    head: ChainHead | undefined,
    show: (checked: number, total: number) => void,
  ): Promise<string> {
    const whole = await readRecord(true);
    if (!whole) return resultCard('unsure', texts.unavailable.title, texts.unavailable.text).markup;
    const { events, status, serverTime } = whole;
    const result = await verifyByClocks(events, serverTime, {
      ...(head && { known: head }),
      onProgress: (checked) => show(checked, events.length),
    });
    if (result.type === 'clock') return clockMarkup(lang, texts, result).markup;
    if (result.type === 'fault')
      return faultMarkup(lang, texts, result.position, result.code).markup;
    const announced =
      status.length === result.events && status.head === (result.head?.hash ?? status.head);
    if (!announced) return faultMarkup(lang, texts, result.events + 1, 'end').markup;
    if (result.type === 'ahead') return aheadMarkup(lang, texts, result.events).markup;
    return okMarkup(lang, texts, result, head).markup;
  }
}
