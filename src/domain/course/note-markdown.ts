/** Notes as a Markdown file. */
import type { LessonNote } from './notes.ts';

/** A lesson and its notes, in the order of its text. */
export interface NotedLesson {
  readonly title: string;
  /** Full address. */
  readonly address: string;
  readonly notes: readonly LessonNote[];
}

/**
 * The file: a heading for each lesson, each passage as a quotation, each note below it.
 * @param title Of the file.
 * @param day Date of a note, in words.
 */
export function notesAsMarkdown(
  title: string,
  lessons: readonly NotedLesson[],
  day: (note: LessonNote) => string,
): string {
  const parts = lessons.map(({ title: name, address, notes }) =>
    [`## [${escaped(name)}](${address})`, ...notes.map((note) => noteOf(note, day(note)))].join(
      '\n\n',
    ),
  );
  return [`# ${escaped(title)}`, ...parts].join('\n\n') + '\n';
}

function noteOf({ quote, text }: LessonNote, day: string): string {
  return [quote && `> ${escaped(quote)}`, linesOf(text), `_${escaped(day)}_`]
    .filter(Boolean)
    .join('\n\n');
}

/** Line breaks of a note stay line breaks. */
function linesOf(text: string): string {
  return escaped(text.trim())
    .split(/\n{2,}/)
    .map((part) => part.replaceAll('\n', '  \n'))
    .join('\n\n');
}

/** Escapes Markdown formatting and HTML. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}
