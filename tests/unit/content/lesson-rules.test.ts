import { describe, expect, it } from 'vitest';
import { activities } from '../../check/content/activities.ts';
import { componentsOf } from '../../check/content/components.ts';
import type { Entry } from '../../check/content/entry.ts';
import { completeLessons } from '../../check/content/lessons.ts';
import { sameShape } from '../../check/content/twins.ts';
import { entry, find } from './content-entry.ts';

const figures = new Set(['HashChain']);

const head = `state: written
updatedAt: 2026-11-23
minutes: 12
aims: [a, b, c]
needs: [fondamentaux-blockchain]
skipIf: You can skip this lesson if you know all of it already.
reviewBy: 2027-05-23
sources:
  - label: A report
    url: https://example.org/report`;

const parts = {
  first: '<HashChain title="A" desc="Three blocks in a row." labels={{ formula: "un" }} />',
  second: '<HashChain title="B" desc="Four blocks." />',
  lab: '<Lab name="hash" aim={1}>A lab.</Lab>',
  predict: '<Predict aim={2} question="Which?" choices={["x", "y"]} answer={2}>Because.</Predict>',
  number: '<Predict aim={2} question="How much?" unit="€" min={0} max={9} answer={4}>So.</Predict>',
  case: `<Case title="A day" date="2020-03-12" source={1}>
<CaseStep question="What now?" choices={['x', 'y']} replies={['a', 'b > c']}>Then.</CaseStep>
<CaseOutcome>The end.</CaseOutcome>
</Case>`,
  mistakes: '<Mistakes>\n- One.\n</Mistakes>',
  points: '<KeyPoints>\n- One.\n</KeyPoints>',
  sheet: `<Sheet aim={3} title="S" file="my-sheet" inputs={[{ name: 'a', label: 'A', value: 2 }]}
  results={[{ name: 'b', label: 'B', formula: 'a * 2' }]}>Use.</Sheet>`,
};

interface Change {
  readonly frontmatter?: string;
  readonly body?: Partial<typeof parts>;
  readonly lang?: string;
}

function lesson({ frontmatter = head, body = {}, lang = 'fr' }: Change = {}): Entry {
  const text = Object.values({ ...parts, ...body }).join('\n\n');
  return entry(`lessons/${lang}/types-tokens`, frontmatter, text);
}

const found = (change: Change, twin: Entry[] = [lesson({ lang: 'en' })]) =>
  find(completeLessons(figures), lesson(change), ...twin).join('\n');

describe('a written lesson', () => {
  it('is accepted with all its parts, and a planned one without', () => {
    expect(found({})).toBe('');
    const planned = entry('lessons/fr/types-tokens', 'state: planned');
    expect(find(completeLessons(figures), planned)).toEqual([]);
  });

  it('is refused in one language only', () => {
    expect(found({}, [])).toContain('(state): write content/lessons/en/types-tokens.mdx too');
    const planned = entry('lessons/en/types-tokens', 'state: planned');
    expect(found({}, [planned])).toContain('write content/lessons/en/types-tokens.mdx too');
  });

  it.each<[string, Partial<typeof parts>, string]>([
    ['a lab', { lab: '' }, 'add <Lab>: something to try'],
    ['a prediction', { predict: '', number: '' }, 'add <Predict>: a question'],
    ['a case', { case: '' }, 'add <Case>: a dated event'],
    ['a decision', { case: '<Case title="A" date="2020-03-12" source={1} />' }, 'add <CaseStep>'],
    ['an outcome', { case: parts.case.replace(/<CaseOutcome.*/, '') }, 'add <CaseOutcome>'],
    ['mistakes', { mistakes: '' }, 'add <Mistakes>: common mistakes with their cost'],
    ['key points', { points: '' }, 'add <KeyPoints>: the sentences'],
    ['something to keep', { sheet: '' }, 'add <Keep> or <Sheet>: something to keep'],
    ['a second figure', { second: '' }, 'add a figure: 2 are needed'],
    [
      'a description',
      { second: '<HashChain title="B" desc=" " />' },
      'say in desc what <HashChain>',
    ],
    [
      'an exercise of an aim',
      { lab: '<Lab name="hash" aim={2} />' },
      'exercise aim 1: write aim={1}',
    ],
  ])('is refused without %s', (_, body, says) => {
    expect(found({ body })).toContain(says);
  });

  it.each<[string, string, string, string]>([
    ['without sources', 'sources:[^]*', 'sources: []', '(sources): name where'],
    ['without a test for skipping it', 'skipIf:.*', '', '(skipIf): say in one sentence'],
    ['without the lessons it needs', 'needs:.*', '', '(needs): list the lessons'],
    ['that needs no lesson', 'fondamentaux-blockchain', 'fondations', '"fondations" is no lesson'],
    [
      'that needs a later one',
      'fondamentaux-blockchain',
      'stablecoins',
      '"stablecoins" comes later',
    ],
    ['without a day to reread', 'reviewBy:.*', '', '(reviewBy): write the day'],
    ['reread before it was written', '2027-05-23', '2026-05-23', 'write a day after updatedAt'],
    ['with an exercise of no aim', ', c]', ']', 'the lesson has no aim 3'],
  ])('is refused %s', (_, pattern, text, says) => {
    expect(found({ frontmatter: head.replace(new RegExp(pattern), text) })).toContain(says);
  });

  it('is listed when the day to reread it has passed', () => {
    const dates = head.replace('2026-11-23', '2024-01-01').replace('2027-05-23', '2025-01-01');
    const twin = lesson({ lang: 'en' });
    const findings = completeLessons(figures).find([lesson({ frontmatter: dates }), twin]);
    expect(findings).toMatchObject([{ level: 'warning', field: 'reviewBy' }]);
  });
});

describe('an activity is refused', () => {
  it('never with the props it has', () => expect(find(activities, lesson())).toEqual([]));

  it.each<[string, keyof typeof parts, string, string, string]>([
    ['without an aim', 'lab', ' aim={1}', '', 'say which aim'],
    ['with an answer that is no choice', 'predict', 'answer={2}', 'answer={3}', 'from 1 to 2'],
    ['with one choice', 'predict', ', "y"', '', 'give it two choices'],
    [
      'with an answer off the slider',
      'number',
      'max={9}',
      'max={3}',
      'outside the slider, from 0 to 3',
    ],
    ['with a step of zero', 'number', 'max={9}', 'step={0}', 'a step above 0'],
    ['with a reply missing', 'case', ", 'b > c'", '', 'write one reply for each choice'],
    ['without a source', 'case', 'source={1}', 'source={2}', 'one of the 1 sources'],
    ['without a day', 'case', '2020-03-12', 'March 2020', 'write its date as a day'],
    ['with a formula that cannot be read', 'sheet', 'a * 2', 'a * ', 'mend the sheet: "a * "'],
    ['with an unknown name', 'sheet', 'a * 2', 'c * 2', '"c" is no input'],
    ['with a file that is no name', 'sheet', 'my-sheet', 'My sheet.xlsx', 'name its file'],
  ])('%s', (_, part, from, to, says) => {
    const body = { [part]: parts[part].replace(from, to) };
    expect(find(activities, lesson({ body })).join('\n')).toContain(says);
  });
});

describe('both languages of a lesson', () => {
  const differences = (english: Change) =>
    find(sameShape(figures), lesson(), lesson({ ...english, lang: 'en' })).join('\n');

  it('may differ in every text', () => {
    const predict = parts.predict.replace('"x", "y"', '"one", "two"').replace('Which', 'What');
    const first = parts.first.replace('un', 'one').replace('in a row', 'next to each other');
    expect(differences({ body: { predict, first } })).toBe('');
  });

  it.each<[string, keyof typeof parts, string, string]>([
    ['the right answer', 'predict', 'answer={2}', 'answer={1}'],
    ['the number of choices', 'predict', '"y"]', '"y", "z"]'],
    ['the aim', 'lab', 'aim={1}', 'aim={2}'],
    ['the date', 'case', '2020-03-12', '2020-03-13'],
    ['the source', 'case', 'source={1}', 'source={2}'],
    ['a formula', 'sheet', 'a * 2', 'a * 3'],
    ['a starting value', 'sheet', 'value: 2', 'value: 3'],
    ['a component', 'points', 'KeyPoints', 'Note'],
  ])('are refused with another %s', (_, part, from, to) => {
    const body = { [part]: parts[part].replaceAll(from, to) };
    expect(differences({ body })).toContain('make the components');
  });

  it('are refused in another order', () => {
    expect(differences({ body: { lab: parts.predict, predict: parts.lab } })).toContain(
      'components',
    );
  });

  it.each(['minutes: 12', 'reviewBy: 2027-05-23', 'needs: [fondamentaux-blockchain]'])(
    'are refused with another %s',
    (field) => {
      const [name = ''] = field.split(':');
      const frontmatter = head.replace(field, `${name}: 13`);
      expect(differences({ frontmatter })).toContain(`make the ${name} (13)`);
    },
  );
});

describe('components of a body', () => {
  const read = (body: string) => componentsOf(entry('lessons/fr/a', 'title: A', body));

  it('have their props, whatever is in their texts', () => {
    const body =
      'Texte.\n\n<Case title="a > b" date=\'x\' open source={1 + 1}>\n<A b={{ c: ["}"] }} />\n';
    expect(read(body)).toEqual([
      { name: 'Case', props: { title: 'a > b', date: 'x', open: true, source: 2 }, line: 6 },
      { name: 'A', props: { b: { c: ['}'] } }, line: 7 },
    ]);
  });

  it('are not those of code', () => expect(read('```\n<Lab name="x" />\n```\n')).toEqual([]));

  it('are refused with their line if a prop cannot be read', () => {
    expect(() => read('\n<Lab values={x} />')).toThrow('(body:5): a prop of <Lab>');
  });
});
