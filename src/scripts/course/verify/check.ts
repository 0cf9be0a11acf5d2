/** The checks of a number and of a file. Loaded with the first one. */
import { credentialIn, maximumFileSize } from '../../../domain/course/certificate/file/read.ts';
import { readNumber } from '../../../domain/course/certificate/number.ts';
import { verifyBadge } from '../../../domain/course/certificate/verify.ts';
import { errorText } from '../../../i18n/errors.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { readPublished, verifyNumber } from '../../../services/certificates.ts';
import { fileResult, numberResult, type Result, type ResultTexts } from './result.ts';

export const loadResultTexts = textsLoader(
  import.meta.glob<ResultTexts>('../../../i18n/*/course/verify-results.ts', {
    import: 'verifyResults',
  }),
);

/** Asks the server about a number, as it was typed. */
export async function checkNumber(lang: Lang, t: ResultTexts, typed: string): Promise<Result> {
  const number = readNumber(typed);
  if (number === undefined) return { tone: 'refused', ...t.notANumber };
  const outcome = await verifyNumber(number);
  if (outcome.type === 'ok') return numberResult(lang, t, outcome.value);
  return { tone: 'unsure', title: t.unavailable.title, text: errorText(lang, t.errors, outcome) };
}

/** Verifies a file on this device; only the published keys and the revocation list are fetched. */
export async function checkFile(lang: Lang, t: ResultTexts, file: Blob): Promise<Result> {
  if (file.size > maximumFileSize) return { tone: 'refused', ...t.refused.unreadable };
  const text = await credentialIn(new Uint8Array(await file.arrayBuffer()));
  const published = await readPublished();
  if (!published) return { tone: 'unsure', ...t.unavailable };
  return fileResult(lang, t, await verifyBadge(text, published, new Date()));
}
