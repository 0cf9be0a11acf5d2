/** Rules for the parts that a written lesson needs besides its text. */
import { isLessonKey, lessonPlace } from '../../../src/domain/course/lessons.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { type Component, componentsOf, named } from './components.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';
import { problem } from './fields.ts';

/** Minimum number of figures in a lesson. */
const fewestFigures = 2;

/** Parts that every lesson has at least once, and what each is for. */
const parts: readonly (readonly [names: readonly string[], purpose: string])[] = [
  [['Lab'], 'something to try'],
  [['Predict'], 'a question before an explanation'],
  [['Case'], 'a dated event'],
  [['CaseStep'], 'a decision inside the case'],
  [['CaseOutcome'], 'the end of the case'],
  [['Mistakes'], 'common mistakes with their cost'],
  [['KeyPoints'], 'the sentences to remember'],
  [['Keep', 'Sheet'], 'something to keep'],
];

/** Components that exercise the aim that they name. */
const exercising = ['Lab', 'Predict', 'Example', 'Case', 'Keep', 'Sheet'];

/** Both languages, every part, an exercise for each aim, described figures, and a day to reread. */
export const completeLessons = (figureNames: ReadonlySet<string>): Rule => ({
  name: 'written lessons are complete',
  fault: 'the lesson is not complete',
  find: (entries) =>
    entries
      .filter(isWritten)
      .flatMap((entry) => [
        ...checkTwin(entry, entries),
        ...checkFields(entry),
        ...checkParts(entry, componentsOf(entry), figureNames),
      ]),
});

function checkTwin(entry: Entry, entries: readonly Entry[]): Finding[] {
  const { key, lang } = entry;
  const isTwin = (one: Entry) => one.key === key && one.lang === languages[lang].other;
  if (entries.some((one) => isWritten(one) && isTwin(one))) return [];
  return [problem(entry, 'state', `write content/lessons/${languages[lang].other}/${key}.mdx too`)];
}

function checkFields(entry: Entry): Finding[] {
  const { needs, skipIf, reviewBy, updatedAt, sources } = entry.data;
  const findings: Finding[] = [];
  const say = (field: string, change: string) => findings.push(problem(entry, field, change));
  if (list(sources).length === 0) say('sources', 'name where its facts come from');
  if (typeof skipIf !== 'string') say('skipIf', 'say in one sentence who may skip the lesson');
  if (!Array.isArray(needs)) say('needs', 'list the lessons to read before, or write []');
  for (const key of list(needs)) {
    if (!isLessonKey(key)) say('needs', `"${String(key)}" is no lesson: take it out`);
    else if (isLessonKey(entry.key) && lessonPlace(key).number >= lessonPlace(entry.key).number) {
      say('needs', `"${key}" comes later in the course: take it out`);
    }
  }
  const review = Date.parse(String(reviewBy));
  if (Number.isNaN(review)) say('reviewBy', 'write the day by which it has to be reread');
  else if (review <= Date.parse(String(updatedAt))) say('reviewBy', 'write a day after updatedAt');
  else if (review < Date.now()) {
    findings.push({
      ...problem(entry, 'reviewBy', 'reread it and move the day'),
      level: 'warning',
    });
  }
  return findings;
}

function checkParts(
  entry: Entry,
  components: readonly Component[],
  figureNames: ReadonlySet<string>,
): Finding[] {
  const figures = components.filter(({ name }) => figureNames.has(name));
  const bare = figures.filter(({ props: { desc } }) => typeof desc !== 'string' || !desc.trim());
  const aims = list(entry.data['aims']).length;
  const exercises = named(components, ...exercising);
  const exercised = new Set(exercises.map(({ props }) => props['aim']));
  return [
    ...parts
      .filter(([names]) => named(components, ...names).length === 0)
      .map(([names, purpose]) =>
        problem(entry, 'body', `add <${names.join('> or <')}>: ${purpose}`),
      ),
    ...(figures.length < fewestFigures
      ? [problem(entry, 'body', `add a figure: ${fewestFigures} are needed`)]
      : []),
    ...bare.map(({ name, line }) =>
      problem(entry, `body:${line}`, `say in desc what <${name}> shows`),
    ),
    ...Array.from({ length: aims }, (_, at) => at + 1)
      .filter((aim) => !exercised.has(aim))
      .map((aim) =>
        problem(
          entry,
          'body',
          `exercise aim ${aim}: write aim={${aim}} on a <${exercising.join('>, <')}>`,
        ),
      ),
    ...exercises
      .filter(({ props }) => Number(props['aim']) > aims)
      .map(({ line, props }) =>
        problem(entry, `body:${line}`, `the lesson has no aim ${String(props['aim'])}`),
      ),
  ];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
