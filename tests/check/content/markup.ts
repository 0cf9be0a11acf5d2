/** Rules for the markup of texts: known components, no script, no style, no picture file. */
import type { Entry, Finding, Rule } from './entry.ts';
import type { KnownComponent, KnownComponents, Prop } from './known-components.ts';
import { type Attribute, parseBody, type TextNode } from './mdx.ts';
import { closest } from './closest.ts';

/** Texts use the components they are given, with the props those take. */
export const componentsExist = (known: KnownComponents): Rule => ({
  name: 'components and their props exist',
  fault: 'the component is not used as it is made',
  find: (entries) =>
    entries.flatMap((entry) =>
      parseBody(entry).nodes.flatMap((node) => checkNode(entry, node, known(entry.collection))),
    ),
});

/** Texts have no script, style or picture file: the page's policy would block them. */
export const plainMarkup: Rule = {
  name: 'texts hold no script, style or picture file',
  fault: 'the text holds what only code may hold',
  find: (entries) =>
    entries.flatMap((entry) =>
      parseBody(entry).nodes.flatMap((node) =>
        markupFaults(node).map(([fault, change]) => finding(entry, node, fault, change)),
      ),
    ),
};

type Fault = readonly [fault: string, change: string];

function markupFaults(node: TextNode): Fault[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [
        [
          'an import or an export',
          'take the line out: components are there without import; if it is a sentence, begin it with another word',
        ],
      ];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return isComment(node.value)
        ? []
        : [['a program between { and }', 'write its result as text, or \\{ for the character']];
    case 'image':
    case 'imageReference':
      return [
        [
          node.alt.trim() === ''
            ? 'a picture file without alternative text'
            : 'a picture file, which no page shows',
          'use a figure of src/components/figures/, with its desc, or ask for one to be drawn',
        ],
      ];
    case 'heading':
      return node.depth === 1
        ? [['a title with one #', 'write ##: one # is the title of the page, its field title']]
        : [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...elementFaults(node), ...node.attributes.flatMap(attributeFaults)];
    default:
      return [];
  }
}

function elementFaults({ name = '' }: TextNode): Fault[] {
  if (/^[A-Z]/.test(name)) return [];
  if (name === 'script') return [['a script', 'take it out: texts run nothing']];
  if (name === 'style') return [['a style sheet', 'take it out: the site styles every text']];
  if (name === 'img') {
    return [
      [
        'a picture file',
        'use a figure of src/components/figures/, with its desc, or ask for one to be drawn',
      ],
    ];
  }
  return [
    [
      `the HTML element <${name}>`,
      'write Markdown instead: **bold**, *italic*, [words](address), lists and tables',
    ],
  ];
}

function attributeFaults({ name, value, isExpression }: Attribute): Fault[] {
  if (/^on[A-Z]|^on(?:click|load|error|mouse\w+|focus|key\w+)$/.test(name)) {
    return [[`the handler ${name}`, 'take it out: texts run nothing']];
  }
  if (name === 'style') return [['a style attribute', 'take it out: the site styles every text']];
  if (name === 'class' || name === 'className') {
    return [[`the attribute ${name}`, 'take it out: the site styles every text']];
  }
  if (name === '{…}') return [['props spread with {...}', 'write each prop as name="value"']];
  if (isExpression && /=>|\bfunction\b|\b(?:import|fetch|eval)\s*\(/.test(unquoted(value))) {
    return [[`a program in the prop ${name}`, 'write a plain value: a text, a number or a list']];
  }
  return [];
}

function checkNode(
  entry: Entry,
  node: TextNode,
  known: Readonly<Record<string, KnownComponent | undefined>>,
): Finding[] {
  const { name } = node;
  if (name === undefined || !/^[A-Z]/.test(name)) return [];
  const component = known[name];
  if (!component) {
    const like = closest(name, Object.keys(known));
    return [
      finding(
        entry,
        node,
        `<${name}> is no component`,
        like === undefined
          ? 'take it out, or use Example, Note, Warning or a figure of src/components/figures/'
          : `write <${like}> if that is meant`,
      ),
    ];
  }
  return [...unknownProps(entry, node, component), ...propFaults(entry, node, component)];
}

function unknownProps(entry: Entry, node: TextNode, { props, isOpen }: KnownComponent): Finding[] {
  if (isOpen) return [];
  const names = props.map(({ name }) => name);
  return node.attributes
    .filter(({ name }) => /^[a-z]\w*$/.test(name) && name !== 'slot' && !names.includes(name))
    .filter((attribute) => attributeFaults(attribute).length === 0)
    .map(({ name }) => {
      const like = closest(name, names);
      const others = names.length === 0 ? 'take it out' : `take it out, or use ${names.join(', ')}`;
      return finding(
        entry,
        node,
        `<${node.name ?? ''}> has no prop "${name}"`,
        like === undefined ? others : `write ${like}`,
      );
    });
}

function propFaults(entry: Entry, node: TextNode, { props }: KnownComponent): Finding[] {
  const say = (fault: string, change: string): Finding[] => [finding(entry, node, fault, change)];
  const tag = `<${node.name ?? ''}>`;
  return props.flatMap((prop) => {
    const given = node.attributes.find(({ name }) => name === prop.name);
    if (!given) {
      return prop.isRequired ? say(`${tag} has no ${prop.name}`, `add ${example(prop)} to it`) : [];
    }
    if (prop.isRequired && prop.type === 'string' && String(given.value).trim() === '') {
      return say(`${prop.name} of ${tag} is empty`, remedyOfEmpty(prop));
    }
    if (prop.type === 'number' && !given.isExpression) {
      return say(
        `${prop.name} of ${tag} is a text`,
        `write the number in braces: ${prop.name}={1}`,
      );
    }
    if (prop.type === 'string' && given.isExpression && /^\s*[\d[{]/.test(String(given.value))) {
      return say(`${prop.name} of ${tag} is no text`, `write ${prop.name}="…"`);
    }
    return [];
  });
}

function remedyOfEmpty({ name }: Prop): string {
  return name === 'desc'
    ? 'say in desc what the figure shows'
    : 'write its text, or take out the component';
}

function example({ name, type }: Prop): string {
  if (type === 'string') return `${name}="…"`;
  if (type === 'number') return `${name}={1}`;
  return `${name}={…}`;
}

function isComment(source: string): boolean {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

function unquoted(value: string | true): string {
  return String(value).replace(/(["'`])(?:\\.|(?!\1)[\s\S])*\1/g, '');
}

function finding(entry: Entry, { line }: TextNode, fault: string, change: string): Finding {
  return { level: 'error', file: entry.file, field: `body:${line}`, fault, change };
}
