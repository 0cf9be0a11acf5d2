/** Sets the texts in the props of a component. */
import { typeset } from '../../i18n/typography.ts';
import type { Lang } from '../../i18n/locales.ts';

/** A prop as the parser gives it: a text, the source of an expression, or nothing. */
interface Prop {
  readonly name: string;
  readonly value?: string | null | undefined | { readonly type: string; readonly value: string };
}

/** Props, and keys inside them, that are read by programs. */
const identifiers = new Set(['date', 'file', 'href', 'id', 'kind', 'lang', 'mail', 'of', 'slot']);
/** Read by programs in these components; labels elsewhere. */
const identifiersOf: Readonly<Record<string, readonly string[] | undefined>> = {
  Lab: ['name', 'values'],
  Sheet: ['name', 'formula'],
};

/** The value of a prop with its texts set; the same value if nothing changes. */
export function typesetProp(lang: Lang, component: string | null, prop: Prop): Prop['value'] {
  const { name, value } = prop;
  const isIdentifier = (key: string): boolean =>
    identifiers.has(key) || identifiersOf[component ?? '']?.includes(key) === true;
  if (!value || isIdentifier(name)) return value;
  if (typeof value === 'string') return typeset(lang, value);
  const source = typesetStrings(lang, value.value, isIdentifier);
  return source === value.value ? value : { ...value, value: source };
}

/** A string of an expression with the name of the key before it, if there is one. */
const string =
  /(?:\b(?<key>\w+)\s*:\s*)?(?<quote>["'`])(?<inner>(?:\\.|(?!\k<quote>)[\s\S])*)\k<quote>/g;

function typesetStrings(
  lang: Lang,
  source: string,
  isIdentifier: (key: string) => boolean,
): string {
  return source.replace(string, (whole: string, ...rest: unknown[]) => {
    const { key = '', quote = '', inner = '' } = rest.at(-1) as Partial<Record<string, string>>;
    if (isIdentifier(key)) return whole;
    const text = inner.replace(/\\(["'`])/g, '$1');
    const set = typeset(lang, text);
    if (set === text) return whole;
    const before = whole.slice(0, whole.length - inner.length - 2);
    return before + quote + set.replaceAll(quote, `\\${quote}`) + quote;
  });
}
