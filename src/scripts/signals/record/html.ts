/** HTML whose values are escaped: what an analyst wrote is shown as text. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[] | false | null | undefined;

/** A template of HTML: values are escaped, unless they are HTML themselves; false and null are left out. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  // Collapses the line breaks of the template; inserted values keep theirs.
  const written = parts.map(
    (part, index) =>
      part.replaceAll(/\s*\n\s*/g, '\n') + (index < values.length ? write(values[index]) : ''),
  );
  return new Html(written.join('').replaceAll(/>\s+</g, '><'));
}

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
