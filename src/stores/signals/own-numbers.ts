/** The reader's capital, risk and fee for the position size: as typed, in session storage until sign-out. */
import { atom, type ReadableAtom } from 'nanostores';
import { translateNumber } from '../../domain/shared/parse-number.ts';
import { isLang, type Lang } from '../../i18n/locales.ts';
import { onUserChange } from '../auth/user-change.ts';
import { keepLab, readLab } from '../course/lab-state.ts';

/** As typed; risk and fee in per cent. */
export type OwnNumbers = {
  readonly capital: string;
  readonly risk: string;
  readonly fee: string;
};

const key = 'signals/size';
/** With the language whose notation the numbers are in. */
const initial = { capital: '1000', risk: '1', fee: '0.1', lang: 'en' };

const $state = atom<OwnNumbers | undefined>();
/** Undefined until read. */
export const $ownNumbers: ReadableAtom<OwnNumbers | undefined> = $state;
/** The language they were last read in. */
let shownIn: Lang | undefined;

/** Reads the stored numbers, in the notation of a language. */
export function readOwnNumbers(lang: Lang): void {
  shownIn = lang;
  const { capital, risk, fee, lang: stored } = readLab(key, initial).state;
  const from = isLang(stored) ? stored : lang;
  $state.set({
    // With or without the sign of the signal’s currency.
    capital: translateNumber(capital.replace(/[€$]/, ''), from, lang),
    risk: translateNumber(risk, from, lang, '%'),
    fee: translateNumber(fee, from, lang, '%'),
  });
}

/** Changes numbers typed on a page in a language, and keeps them. */
export function changeOwnNumbers(lang: Lang, change: Partial<OwnNumbers>): void {
  const state = { ...($state.get() ?? initial), ...change };
  $state.set(state);
  keepLab(key, { state: { ...state, lang }, done: [] });
}

onUserChange(() => {
  if (shownIn !== undefined) readOwnNumbers(shownIn);
});
