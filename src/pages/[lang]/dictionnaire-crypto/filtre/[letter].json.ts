import type { APIRoute } from 'astro';
import { isSameWord } from '../../../../content/other-words.ts';
import { pictureAddress } from '../../../../content/picture-address.ts';
import { termsByName } from '../../../../content/entries.ts';
import {
  filterLetters,
  lettersOfTerm,
  type FilterTerm,
} from '../../../../domain/search/filter-terms.ts';
import { langs, type Lang } from '../../../../i18n/index.ts';

interface Props {
  terms: readonly FilterTerm[];
}

/** One file for each letter in each language. */
export async function getStaticPaths() {
  const perLang = await Promise.all(
    langs.map(async (lang) => {
      const terms = (await termsByName(lang)).map(({ key, entry: { data } }): FilterTerm => {
        const twin = isSameWord(data.term, data.twin) ? '' : data.twin;
        const { term, aliases, definition } = data;
        const picture = pictureAddress('dictionary', key);
        return { key, term, twin, also: aliases.join(' '), definition, picture };
      });
      const letters = terms.map((term) => [term, lettersOfTerm(term)] as const);
      return filterLetters.map((letter) => ({
        params: { lang, letter },
        props: { terms: letters.flatMap(([term, has]) => (has.has(letter) ? [term] : [])) },
      }));
    }),
  );
  return perLang.flat();
}

/** The terms with a word that begins with the letter, for the filter of the dictionary. */
export const GET: APIRoute<Props, { lang: Lang; letter: string }> = ({ props }) =>
  Response.json(props.terms);
