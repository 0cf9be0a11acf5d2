/**
 * Netlify's `_redirects` file: the root, legacy URLs from before the site had languages, unknown
 * languages, and the 404 page of each language. Every old URL reaches its page in one redirect,
 * in the chosen language, and Netlify keeps the query. Order matters: the first matching rule wins.
 */
import { recordAddress, recordFunction } from '../api/signals-record.ts';
import {
  chosenLangs,
  defaultLang,
  isLang,
  languageCookie,
  langs,
  type Lang,
} from '../../i18n/locales.ts';
import { issuerPath, revocationsPath } from '../course/certificate/badge.ts';
import { lessonKeys } from '../course/lessons.ts';
import { pages } from './pages.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 200: answered by a function under this address. */
  readonly status: 200 | 301 | 302 | 404;
  /** Applies only to requests with this cookie. */
  readonly cookie?: string;
}

/** All rules, in the order Netlify must try them. */
export function redirects(): Redirect[] {
  const moved = (from: string, path: string): Redirect[] =>
    inChosenLanguage({ from, status: 301 }, (lang) => `/${lang}/${path.replace('[key]', ':key')}`);

  const legacy = [
    moved('/knowledge', pages.training.path),
    moved('/knowledge/crypto', pages.course.path),
    ...lessonKeys.map((key, index) =>
      moved(`/knowledge/crypto/module-${index + 1}`, pages.lesson.path.replace('[key]', key)),
    ),
    moved('/market', pages.market.path),
    moved('/dictionary', pages.dictionary.path),
    moved('/dictionary/:key', pages.term.path),
  ].flat();

  const unprefixed = Object.values(pages)
    .filter((page) => page.path !== '' && page.path !== pages.notFound.path)
    .flatMap((page) => moved(`/${page.path.replace('[key]', ':key')}`, page.path));

  // The address in the code of a certificate; its credential has it as its id.
  const certificates = inChosenLanguage(
    { from: '/certificates/:number', status: 302 },
    (lang) => `/${lang}/${pages.verifyCertificate.path}?number=:number`,
  );

  const notFound = langs.map((lang): Redirect => ({
    from: `/${lang}/*`,
    to: `/${lang}/404.html`,
    status: 404,
  }));

  return [
    { from: issuerPath, to: '/.netlify/functions/certificate-issuer', status: 200 },
    { from: revocationsPath, to: '/.netlify/functions/certificate-revocations', status: 200 },
    { from: recordAddress, to: recordFunction, status: 200 },
    ...inChosenLanguage({ from: '/', status: 302 }, (lang) => `/${lang}`),
    ...legacy,
    ...unprefixed,
    ...certificates,
    ...notFound,
    ...langs.flatMap((lang) => toLanguage(lang.toUpperCase(), lang)),
    ...unknownLangs.flatMap((code) => toLanguage(code, defaultLang)),
    ...inChosenLanguage({ from: '/*', status: 404 }, (lang) => `/${lang}/404.html`),
  ];
}

/** A rule for each language: by its cookie where it was chosen, else the default. */
function inChosenLanguage(
  rule: Pick<Redirect, 'from' | 'status'>,
  to: (lang: Lang) => string,
): Redirect[] {
  const chosen = chosenLangs.map((lang) => ({
    ...rule,
    to: to(lang),
    cookie: languageCookie(lang),
  }));
  return [...chosen, { ...rule, to: to(defaultLang) }];
}

/** Two rules: with a single one, the bare language would have an empty splat and cost another redirect. */
function toLanguage(code: string, lang: Lang): Redirect[] {
  return [
    { from: `/${code}`, to: `/${lang}`, status: 302 },
    { from: `/${code}/*`, to: `/${lang}/:splat`, status: 302 },
  ];
}

/**
 * Two-letter codes that are not languages of the site. Each has its own rules, since a placeholder cannot be limited to
 * two letters: `/:lang` would redirect a mistyped page as well.
 */
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(97 + place));
const unknownLangs = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !isLang(code));

/** The content of the `_redirects` file. Rules with 200 and 404 rewrite; the others redirect. */
export function redirectsFile(): string {
  return redirects()
    .map(({ from, to, status, cookie }) =>
      [from, to, status, ...(cookie ? [`Cookie=${cookie}`] : [])].join(' '),
    )
    .join('\n')
    .concat('\n');
}
