/** The syntax tree of a text, as the build's own parser gives it. */
import { type MdastNode, mdxToMdast } from 'satteri';
import type { Entry, Finding } from './entry.ts';

/** Why a text cannot be parsed. */
export interface SyntaxFault {
  readonly line: number;
  readonly fault: string;
  readonly change: string;
}

/** An attribute of a component: its text, or the source of its expression in `{…}`. */
export interface Attribute {
  readonly name: string;
  readonly value: string | true;
  readonly isExpression: boolean;
}

/** A node of a text, with its line in the file. */
export interface TextNode {
  readonly type: string;
  readonly line: number;
  /** Of a component or an element; `undefined` for `<>`. */
  readonly name: string | undefined;
  readonly attributes: readonly Attribute[];
  /** Of a link or a picture. */
  readonly url: string;
  /** Of a picture: its alternative text. */
  readonly alt: string;
  /** Of code, an expression or HTML: its source. */
  readonly value: string;
  /** Of a heading: how many # it has. */
  readonly depth: number;
}

/** Every node of a body in order, or the reason why it cannot be parsed. */
export function parseBody({ body, bodyLine }: Pick<Entry, 'body' | 'bodyLine'>): {
  readonly nodes: readonly TextNode[];
  readonly fault?: SyntaxFault;
} {
  try {
    return { nodes: flatten(mdxToMdast(body, { features: { frontmatter: false } }), bodyLine - 1) };
  } catch (error) {
    return { nodes: [], fault: explain((error as Error).message, bodyLine - 1) };
  }
}

/** The finding of a text that cannot be parsed, or none. */
export function syntaxFindings(entry: Entry): Finding[] {
  const { fault } = parseBody(entry);
  if (!fault) return [];
  const change = `${fault.change}; check again afterwards, for other faults of this text`;
  return [{ level: 'error', file: entry.file, field: `body:${fault.line}`, ...fault, change }];
}

interface LooseNode {
  readonly type: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly name?: string | null;
  readonly attributes?: readonly LooseAttribute[];
  readonly url?: string;
  readonly alt?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly LooseNode[];
}

interface LooseAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
}

function flatten(root: MdastNode, before: number): TextNode[] {
  const nodes: TextNode[] = [];
  const visit = (node: LooseNode): void => {
    const { type, position, name, attributes = [], url = '' } = node;
    const { alt, value = '', depth = 0, children } = node;
    const line = before + (position?.start.line ?? 1);
    nodes.push({
      type,
      line,
      name: name ?? undefined,
      attributes: attributes.map(toAttribute),
      url,
      alt: alt ?? '',
      value,
      depth,
    });
    children?.forEach(visit);
  };
  visit(root as LooseNode);
  return nodes;
}

function toAttribute({ name = '{…}', value }: LooseAttribute): Attribute {
  if (typeof value === 'string') return { name, value, isExpression: name === '{…}' };
  if (!value) return { name, value: true, isExpression: false };
  return { name, value: value.value, isExpression: true };
}

/** Remedies for the parser's messages, in the order in which they are tried. */
const remedies: readonly (readonly [RegExp, fault: string, change: string])[] = [
  [
    /Expected a closing tag for `<(\w*)>`/,
    '<$1> is opened and not closed',
    'write </$1> after its text',
  ],
  [
    /closing tag `<\/(\w*)>`, expected an open/,
    '</$1> closes nothing',
    'take it out, or open <$1> before',
  ],
  [
    /corresponding closing brace|end of file in expression/,
    'a brace { is opened and not closed',
    'close it with }, or write \\{ for the character',
  ],
  [
    /after `<`|before name|in name/,
    'the character < is read as the start of a component',
    'write &lt; for the character, or finish the name of the component',
  ],
  [
    /parse (?:expression|attribute)|with oxc/,
    'what stands in braces {…} cannot be read',
    'compare its quotes, commas and brackets with the same component in another file',
  ],
];

function explain(message: string, before: number): SyntaxFault {
  const [, at = '1', rest = message] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  const line = before + Number(at);
  for (const [pattern, fault, change] of remedies) {
    const found = pattern.exec(rest);
    const name = found?.[1] ?? '';
    const named = (text: string): string => text.replaceAll('$1', name);
    if (found) return { line, fault: named(fault), change: named(change) };
  }
  const [reason = ''] = rest.replace(/\s*\(mdx[^)]*\)$/, '').split('\n');
  return {
    line,
    fault: `the text is not valid MDX (${reason})`,
    change: 'compare the line with another file',
  };
}
