/**
 * The step of the Markdown processor that sets the typography of MDX: its text, and the props of
 * components that are shown. Code stays as it is. `src/content/entries.ts` sets the front matter.
 */
import type { HastPluginDefinition, HastPluginEntry } from 'satteri';
import { isLang, type Lang } from '../../i18n/locales.ts';
import { embedded, typesetPieces } from '../../i18n/typography.ts';
import { typesetProp } from './props.ts';

/** Ignores files that are not an entry of a language. */
export const typography: HastPluginEntry = ({ fileURL }) => {
  const lang = languageOf(fileURL);
  if (!lang) return undefined;
  return {
    name: 'typography',
    before: ({ children }, context) => setBlock(lang, children, context),
    mdxJsxFlowElement: { filter: [], visit: (node) => setProps(lang, node) },
    mdxJsxTextElement: { filter: [], visit: (node) => setProps(lang, node) },
  };
};

type Hook = NonNullable<HastPluginDefinition['before']>;
type Context = Parameters<Hook>[1];
type Node = Parameters<Hook>[0]['children'][number];
type TextNode = Extract<Node, { type: 'text' }>;
type Component = Extract<Node, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** The component with its texts set; nothing if none changes. */
function setProps<C extends Component>(lang: Lang, node: Readonly<C>): C | undefined {
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return attribute;
    const value = typesetProp(lang, node.name, attribute);
    return value === attribute.value ? attribute : { ...attribute, value };
  });
  const isSame = attributes.every((attribute, index) => attribute === node.attributes[index]);
  return isSame ? undefined : { ...node, attributes };
}

/** Elements whose text belongs to the sentence around them. */
const inline = new Set(['a', 'b', 'del', 'em', 'i', 'span', 'strong', 'sub', 'sup']);
const cells = new Set(['td', 'th']);
const code = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

/** Sets the sentences of a block, then those of the blocks in it. */
function setBlock(lang: Lang, children: readonly Node[], context: Context, isCell = false): void {
  let sentence: (TextNode | undefined)[] = [];
  const end = (): void => {
    setSentence(lang, sentence, context, isCell);
    sentence = [];
  };
  const visit = (node: Node): void => {
    if (node.type === 'text') sentence.push(node);
    else if (!hasText(node)) sentence.push(undefined);
    else if (isInline(node)) node.children.forEach(visit);
    else {
      end();
      setBlock(lang, node.children, context, node.type === 'element' && cells.has(node.tagName));
    }
  };
  children.forEach(visit);
  end();
}

/** A node other than text counts as one character of its sentence. */
function setSentence(
  lang: Lang,
  nodes: readonly (TextNode | undefined)[],
  context: Context,
  isCell: boolean,
): void {
  const pieces = nodes.map((node) => node?.value ?? embedded);
  typesetPieces(lang, pieces, isCell).forEach((value, index) => {
    const node = nodes[index];
    if (node && value !== node.value) context.replaceNode(node, { type: 'text', value });
  });
}

function hasText(node: Node): node is Extract<Node, { children: unknown }> {
  if (!('children' in node) || node.children.length === 0) return false;
  return node.type !== 'element' || !code.has(node.tagName);
}

function isInline(node: Node): boolean {
  return node.type === 'mdxJsxTextElement' || (node.type === 'element' && inline.has(node.tagName));
}

/** The language of `content/<collection>/<language>/<key>.mdx`. */
function languageOf(file: URL | undefined): Lang | undefined {
  const [, lang] = /\/content\/\w+\/(\w+)\/[^/]+\.mdx$/.exec(file?.pathname ?? '') ?? [];
  return isLang(lang) ? lang : undefined;
}
