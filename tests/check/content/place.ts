/** Finds the line of a finding in its file. */
import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import type { Entry, Finding } from './entry.ts';

/**
 * The line of a finding, from 1: of its frontmatter field, of its line of the body, or of the words it
 * quotes.
 * @param source The text of a file that is no entry.
 */
export function lineOf(finding: Finding, entry: Entry | undefined, source = ''): number {
  const { line, field, change } = finding;
  if (line !== undefined) return line;
  const [, inBody] = /^body:(\d+)$/.exec(field) ?? [];
  if (inBody !== undefined) return Number(inBody);
  if (!entry) return lineOfQuote({ body: source, bodyLine: 1, head: '' }, change) ?? 1;
  const inHead = lineOfField(entry.head, field);
  if (inHead !== undefined) return inHead;
  return lineOfQuote(entry, change) ?? (field === 'file' ? 1 : bodyStart(entry, field));
}

/** Line in the file of a field such as `sources.0.url`; of its nearest parent if it is missing. */
export function lineOfField(head: string, field: string): number | undefined {
  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter });
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const name of field.split('.')) {
    const child = childOf(node, name);
    if (!child) break;
    offset = child.offset;
    node = child.value;
  }
  // The first line of the file is `---`.
  return offset === undefined ? undefined : counter.linePos(offset).line + 1;
}

function childOf(node: unknown, name: string): { offset: number; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && { offset: startOf(pair), value: pair.value };
  }
  if (!isSeq(node)) return undefined;
  const item = /^\d+$/.test(name)
    ? node.items[Number(name)]
    : node.items.find((one) => isMap(one) && one.get('id') === name);
  return item === undefined ? undefined : { offset: startOf(item), value: item };
}

function startOf(node: unknown): number {
  const ranged = (isPair(node) ? node.key : node) as { range?: [number, number, number] | null };
  return ranged.range?.[0] ?? 0;
}

function isPair(node: unknown): node is Pair {
  return typeof node === 'object' && node !== null && 'key' in node;
}

/** The line of the first words in double quotes of a finding. */
function lineOfQuote(
  { body, bodyLine, head }: Pick<Entry, 'body' | 'bodyLine' | 'head'>,
  change: string,
): number | undefined {
  const [, quote = ''] = /"([^"\n]+)"/.exec(change) ?? [];
  if (quote === '') return undefined;
  const at = body.indexOf(quote);
  if (at >= 0) return bodyLine + body.slice(0, at).split('\n').length - 1;
  const inHead = head.indexOf(quote);
  return inHead < 0 ? undefined : head.slice(0, inHead).split('\n').length + 1;
}

/** The first line of the text for a finding about all of it; else the top of the file. */
function bodyStart({ bodyLine }: Entry, field: string): number {
  return /^(?:body|H2 headings|figures|labs|components)$/.test(field) ? bodyLine : 1;
}
