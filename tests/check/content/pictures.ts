import { langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { drawings, placeOfDrawings, type PictureKind } from '../../../src/pictures/index.ts';
import type { Entry, Finding, Rule } from './entry.ts';
import { problem } from './fields.ts';

/** Every lesson, article and term has a drawn picture, described in each language. */
export const pictures: Rule = {
  name: 'every lesson, article and term has a drawn picture',
  fault: 'the drawn picture or its description is missing',
  find: (entries) =>
    entries.flatMap((entry): Finding[] => {
      const { collection, key } = entry;
      if (!hasPictures(collection)) return [];
      return [
        ...(key in drawings[collection]
          ? []
          : [problem(entry, 'picture', `draw "${key}" in ${placeOfDrawings[collection]}`)]),
        ...langs
          .filter((lang) => !(key in texts(lang).pictures[collection]))
          .map((lang) =>
            problem(entry, 'picture', `describe "${key}" in src/i18n/${lang}/site/pictures/`),
          ),
      ];
    }),
};

function hasPictures(collection: Entry['collection']): collection is PictureKind {
  return collection in drawings;
}
