/** A built page, parsed once for all build steps. */
import { isComment, isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseHtml, placeOf } from '../content/html.ts';

/** Positions of an element in its page's source, and of its content. */
export interface ElementPlace {
  readonly start: number;
  readonly end: number;
  readonly contentStart: number;
}

/** A `<style>` element. */
export interface InlineStyle extends ElementPlace {
  readonly code: string;
}

/** An inline `<script>` element. */
export interface InlineScript extends ElementPlace {
  readonly code: string;
  /** Without any attribute. */
  readonly plain: boolean;
  /** Whether the CSP applies to it: all but data, such as JSON-LD. */
  readonly needsPolicy: boolean;
}

export interface Page {
  readonly tree: Document;
  readonly main: Element | undefined;
  /** The header and footer of the body: most pages have the same. */
  readonly frame: readonly Element[];
  /** Position of `</head>`; 0 in a page without a head. */
  readonly headEnd: number;
  /** `content` of each `<meta>`, by name. */
  readonly metas: ReadonlyMap<string, string>;
  readonly styles: readonly InlineStyle[];
  readonly scripts: readonly InlineScript[];
  readonly classes: ReadonlySet<string>;
  /** Values of all attributes, and comments: the text of a page that is not displayed. */
  readonly hidden: readonly string[];
}

/** Parses the HTML of a page. */
export function parsePage(html: string): Page {
  const tree = parseHtml(html);
  const metas = new Map<string, string>();
  const styles: InlineStyle[] = [];
  const scripts: InlineScript[] = [];
  const classes = new Set<string>();
  const hidden: string[] = [];
  const frame: Element[] = [];
  let main: Element | undefined;
  let headEnd = 0;

  const visit = (node: ChildNode): void => {
    if (isComment(node)) hidden.push(node.data);
    if (!isTag(node)) return;
    const { name, attribs } = node;
    hidden.push(...Object.values(attribs));
    for (const className of attribs['class']?.split(/\s+/) ?? []) classes.add(className);
    if (name === 'meta') metas.set(attribs['name'] ?? '', attribs['content'] ?? '');
    else if (name === 'main') main = node;
    else if (isFrame(node)) frame.push(node);
    else if (name === 'head') headEnd = placeOf(node).end - '</head>'.length;
    else if (name === 'style') styles.push(inlineCode(node));
    else if (name === 'script' && node.children.length > 0) {
      const { type = '' } = attribs;
      const plain = Object.keys(attribs).length === 0;
      scripts.push({
        ...inlineCode(node),
        plain,
        needsPolicy: !/^(?:application\/|text\/plain)/.test(type),
      });
    }
    node.children.forEach(visit);
  };
  tree.children.forEach(visit);
  return { tree, main, frame, headEnd, metas, styles, scripts, classes, hidden };
}

function isFrame({ name, parent }: Element): boolean {
  return (
    (name === 'header' || name === 'footer') &&
    parent !== null &&
    isTag(parent) &&
    parent.name === 'body'
  );
}

function inlineCode(element: Element): InlineStyle {
  const { start, end } = placeOf(element);
  const [text] = element.children;
  if (!text || !isText(text)) return { start, end, contentStart: end, code: '' };
  return { start, end, contentStart: placeOf(text).start, code: text.data };
}
