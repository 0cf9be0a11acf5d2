import { defaultLang, langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  drawings,
  placeOfDescriptions,
  placeOfDrawings,
  type PictureKind,
} from '../../../src/pictures/index.ts';
import type { Entry, Finding, Rule } from './entry.ts';
import { problem } from './fields.ts';

/** Every lesson, article and term has a drawn picture, described in each language. */
export const pictures: Rule = {
  name: 'every lesson, article and term has a drawn picture',
  fault: 'the drawn picture or its description is missing',
  find: (entries) =>
    entries.flatMap((entry): Finding[] => {
      const { collection, key, lang } = entry;
      if (!hasPictures(collection)) return [];
      // Once for both languages.
      const isTwin = (one: Entry) => one.collection === collection && one.key === key;
      if (lang !== defaultLang && entries.filter(isTwin).length > 1) return [];
      const missing = [
        ...(key in drawings[collection] ? [] : [`draw it in ${placeOfDrawings[collection]}`]),
        ...langs
          .filter((it) => !(key in texts(it).pictures[collection]))
          .map((it) => `describe it in src/i18n/${it}/${placeOfDescriptions[collection]}`),
      ];
      if (missing.length === 0) return [];
      return [problem(entry, 'picture', `ask a developer to ${missing.join(', ')}, as "${key}"`)];
    }),
};

function hasPictures(collection: Entry['collection']): collection is PictureKind {
  return collection in drawings;
}
