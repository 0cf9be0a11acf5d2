import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../html.ts';

export interface Template {
  readonly subject: string;
  readonly html: string;
}

/** Values of a template's placeholders, such as `{{ .Token }}` or `{{ .Data.language }}`. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The emails in `supabase/templates`, by file name; the title is the subject. Hosted Supabase uses the same
 * files, with the subjects in `supabase/config.toml`.
 */
export function readTemplates(folder: string): Map<string, Template> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const subject = /<title>([^]*?)<\/title>/.exec(html)?.[1] ?? '';
      return [file.slice(0, -'.html'.length), { subject, html }];
    }),
  );
}

/** Fills in a template for HTML: every value is escaped. */
export function renderHtml(template: string, values: Values): string {
  return render(template, values, escapeHtml);
}

/** Fills in a line of plain text; line breaks in values become spaces. */
export function renderLine(template: string, values: Values): string {
  return render(template, values, (text) => text)
    .replace(/[\r\n\t ]+/g, ' ')
    .trim();
}

type Escape = (text: string) => string;

/**
 * Renders the subset of Go templates in use: `{{ .Name }}`, `{{ if .Name }}`, `{{ if eq .Name "text" }}`,
 * `{{ if eq (printf "%v" .Name) "text" }}`, `{{ else }}`, `{{ end }}`. Throws on anything else, and where Go
 * would: at an `eq` of a text with a value of another type.
 */
function render(template: string, values: Values, escape: Escape): string {
  let out = '';
  /** For each open `if`: whether its branch is shown. */
  const open: { shown: boolean }[] = [];
  const shown = (): boolean => open.every((one) => one.shown);

  for (const [index, piece] of template.split(/\{\{\s*([^]*?)\s*\}\}/).entries()) {
    if (index % 2 === 0) {
      if (shown()) out += piece;
      continue;
    }
    const condition = /^if (.+)$/.exec(piece)?.[1];
    const last = open.at(-1);
    if (condition !== undefined) {
      const holds = conditionOf(condition);
      open.push({ shown: shown() && holds(values) });
    } else if (piece === 'else' && last) {
      last.shown = !last.shown;
    } else if (piece === 'end' && last) {
      open.pop();
    } else if (/^\.[\w.]+$/.test(piece)) {
      if (shown()) out += escape(textOf(valueOf(values, piece)));
    } else {
      throw unknownSyntax(piece);
    }
  }
  if (open.length > 0) throw new Error('A mail’s template has an {{ if }} without {{ end }}.');
  return out;
}

/** Parses the condition of an `if`. */
function conditionOf(condition: string): (values: Values) => boolean {
  const [, printed, compared, text] =
    /^eq (?:\(printf "%v" (\.[\w.]+)\)|(\.[\w.]+)) "([^"]*)"$/.exec(condition) ?? [];
  if (printed !== undefined) return (values) => textOf(valueOf(values, printed)) === text;
  if (compared !== undefined) return (values) => isEqual(valueOf(values, compared), text);
  if (/^\.[\w.]+$/.test(condition)) return (values) => textOf(valueOf(values, condition)) !== '';
  throw unknownSyntax(`if ${condition}`);
}

/** Go's `eq` of a value and a text. */
function isEqual(value: unknown, text: string | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'string') {
    throw new Error('error calling eq: incompatible types for comparison');
  }
  return value === text;
}

function unknownSyntax(piece: string): Error {
  return new Error(`A mail's template has {{ ${piece} }}, which is not understood.`);
}

function valueOf(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.slice(1).split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Values)[name]
        : undefined;
  }
  return value;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
