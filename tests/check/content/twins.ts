import { componentShape } from './activities.ts';
import { componentsOf } from './components.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';
import { problem } from './fields.ts';
import { labsOf } from './labs.ts';
import { quizShape } from './quiz.ts';

/** Lists the entries that exist in one language only; the site shows those with a notice. */
export const translations: Rule = {
  name: 'missing translations are listed',
  fault: 'the other language is missing',
  find: (entries) =>
    entries.flatMap((entry): Finding[] => {
      if (translationOf(entries, entry)) return [];
      const file = translationFile(entry);
      return [{ level: 'warning', file, field: 'file', change: `translate ${entry.file}` }];
    }),
};

/** Both languages of an entry have the same number of headings, figures and questions. */
export const sameShape = (figureNames: ReadonlySet<string>): Rule => ({
  name: 'both languages have the same headings, figures and questions',
  fault: 'the two languages differ',
  find: (entries) =>
    entries
      .filter(({ lang }) => lang === langs[0])
      .flatMap((entry) => {
        const twin = translationOf(entries, entry);
        return twin ? compare(entry, twin, figureNames) : [];
      }),
});

/** The field `figures` of a lesson says how many figures its body holds. */
export const figureCount = (figureNames: ReadonlySet<string>): Rule => ({
  name: 'the number of figures is the one announced',
  fault: 'the number of figures is wrong',
  find: (entries) =>
    entries
      .filter(({ data }) => 'figures' in data)
      .flatMap((entry) => {
        const { length } = figuresOf(entry, figureNames);
        if (entry.data['figures'] === length) return [];
        return [problem(entry, 'figures', `write ${length}: that is how many the body holds`)];
      }),
});

function compare(entry: Entry, twin: Entry, figureNames: ReadonlySet<string>): Finding[] {
  const shape = (one: Entry): Record<string, string> => ({
    publishedAt: String(one.data['publishedAt']),
    figures: figuresOf(one, figureNames).join(', ') || 'none',
    labs: labsOf(one).join(', ') || 'none',
    category: String(one.data['category']),
    revised: String(one.data['revised']),
    topics: String(one.data['topics']),
    ...(isWritten(one) && lessonShape(one)),
    'quiz answers': quizShape(one),
  });
  const [here, there] = [shape(entry), shape(twin)];
  const differing = Object.keys(here).flatMap((what) => {
    if (here[what] === there[what]) return [];
    const change = `make the ${what} (${there[what] ?? ''}) those of ${entry.file} (${here[what] ?? ''})`;
    return [problem(twin, what, change)];
  });
  return [...compareHeadings(entry, twin), ...differing];
}

/** Lists the headings of the longer file: a count cannot tell which one the other lacks. */
function compareHeadings(entry: Entry, twin: Entry): Finding[] {
  const [here, there] = [headings(entry), headings(twin)];
  if (here.length === there.length) return [];
  const [fewer, more, other] =
    here.length < there.length ? [here, there, twin] : [there, here, entry];
  const file = other === twin ? entry : twin;
  const listed = more.map((heading) => `"${heading}"`).join(', ');
  return [
    problem(
      file,
      'H2 headings',
      `${fewer.length} begin with ##, and ${more.length} in ${other.file}: ${listed}; give both the same`,
    ),
  ];
}

/** The part of a lesson that both languages share: numbers, components in order and their values. */
function lessonShape(one: Entry): Record<string, string> {
  const { minutes, needs, reviewBy } = one.data;
  return {
    minutes: String(minutes),
    needs: String(needs),
    reviewBy: String(reviewBy),
    components: componentsOf(one).map(componentShape).join(', '),
  };
}

function headings({ body }: Entry): string[] {
  const withoutCode = body.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...withoutCode.matchAll(/^## (\S.*)/gm)].map(([, heading = '']) => heading);
}

function figuresOf({ body }: Entry, figureNames: ReadonlySet<string>): string[] {
  return [...body.matchAll(/<([A-Z]\w*)/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => figureNames.has(name));
}

function translationOf(entries: readonly Entry[], entry: Entry): Entry | undefined {
  const file = translationFile(entry);
  return entries.find((one) => one.file === file);
}

/** The file of an entry in the other language, which may be missing. */
export function translationFile({ collection, lang, key }: Entry): string {
  return `content/${collection}/${languages[lang].other}/${key}.mdx`;
}
