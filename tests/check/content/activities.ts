/** Rules for each activity of a lesson: its props are consistent. */
import { parseSheet, type SheetData } from '../../../src/domain/course/sheet/sheet.ts';
import { isContentKey } from '../../../src/domain/site/content-key.ts';
import { type Component, componentsOf } from './components.ts';
import type { Entry, Finding, Rule } from './entry.ts';
import { problem } from './fields.ts';

export const activities: Rule = {
  name: 'activities of lessons are consistent',
  fault: 'the component’s props do not fit together',
  find: (entries) =>
    entries
      .filter(({ collection }) => collection === 'lessons')
      .flatMap((entry) => componentsOf(entry).flatMap((one) => checkOne(entry, one))),
};

function checkOne(entry: Entry, component: Component): Finding[] {
  const check = checks[component.name];
  if (!check) return [];
  return check(component.props, entry).map((change) =>
    problem(entry, `body:${component.line}`, change),
  );
}

type Check = (props: Component['props'], entry: Entry) => string[];

/** The changes that each kind of component needs. */
const checks: Readonly<Record<string, Check>> = {
  Lab: ({ aim }) => checkAim(aim),
  Predict: (props) => [...checkAim(props['aim']), ...checkAnswer(props)],
  CaseStep: ({ choices, replies }) =>
    Array.isArray(choices) && Array.isArray(replies) && choices.length === replies.length
      ? []
      : ['write one reply for each choice'],
  Case: ({ date, source }, { data }) => {
    const sources = Array.isArray(data['sources']) ? data['sources'].length : 0;
    return [
      ...(isDay(date) ? [] : ['write its date as a day, such as 2022-05-09']),
      ...(Number(source) >= 1 && Number(source) <= sources
        ? []
        : [`source is the number of one of the ${sources} sources, from 1`]),
    ];
  },
  Keep: ({ file }) => checkFile(file),
  Sheet: (props) => [...checkFile(props['file']), ...checkSheet(props)],
};

function checkAim(aim: unknown): string[] {
  return Number.isInteger(aim) && Number(aim) >= 1 ? [] : ['say which aim it exercises: aim={1}'];
}

function checkAnswer({ choices, answer, unit, min = 0, max = 100, step = 1 }: Component['props']) {
  const number = Number(answer);
  if (Array.isArray(choices)) {
    if (choices.length < 2) return ['give it two choices or more'];
    return Number.isInteger(number) && number >= 1 && number <= choices.length
      ? []
      : [`answer is the number of the right choice, from 1 to ${choices.length}`];
  }
  if (typeof unit !== 'string' && unit !== undefined) return ['write the unit as a text'];
  if (!(Number(step) > 0)) return ['write a step above 0'];
  const isWithin = number >= Number(min) && number <= Number(max);
  return isWithin
    ? []
    : [`the answer lies outside the slider, from ${String(min)} to ${String(max)}`];
}

function checkFile(file: unknown): string[] {
  const isName = typeof file === 'string' && isContentKey(file);
  return isName ? [] : ['name its file in small letters, with hyphens and without extension'];
}

function checkSheet(props: Component['props']): string[] {
  try {
    parseSheet(props as unknown as SheetData);
    return [];
  } catch (error) {
    return [`mend the sheet: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function isDay(value: unknown): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
}

/** The part of a component that both languages share: its name, and every prop that is not text. */
export function componentShape({ name, props }: Component): string {
  const shared = Object.entries(props).flatMap(([prop, value]) => {
    const inner = shapeOf(prop, value);
    return inner === undefined ? [] : [`${prop} ${inner}`];
  });
  return [name, ...shared.sort()].join(' ');
}

/** Props whose texts are the same in both languages. */
const same = new Set(['date', 'name']);

function shapeOf(prop: string, value: unknown): string | undefined {
  if (typeof value === 'number' || same.has(prop)) return String(value);
  if (Array.isArray(value)) {
    return `[${value.map((one) => shapeOf('', one) ?? '·').join(' ')}]`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const inner = Object.entries(value).flatMap(([key, one]) => {
    // The formula of a sheet's result is the same; any other `formula` is a translated label.
    const shape = key === 'formula' && 'name' in value ? String(one) : shapeOf(key, one);
    return shape === undefined ? [] : [`${key} ${shape}`];
  });
  return `{${inner.sort().join(' ')}}`;
}
