import type { Rule } from 'eslint';

/** An attribute in the JSX and Astro syntax trees; ESTree has no type for it. */
interface Attribute {
  readonly name: {
    readonly name: string | { readonly name: string };
    readonly namespace?: { readonly name: string };
  };
}

/** Refuses `style` attributes: the content security policy blocks them. */
export const styleAttribute: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      style:
        'The content security policy blocks style attributes. Use a class, or an SVG attribute such as fill.',
    },
  },
  create: (context) => ({
    JSXAttribute(node: Attribute & Rule.Node) {
      if (attributeName(node) === 'style') context.report({ node, messageId: 'style' });
    },
  }),
};

/** Refuses `client:load` unless a comment just before the element gives the reason. */
export const clientLoad: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason:
        'client:load costs every visitor the whole island. Use client:when, or write the reason in a comment just before the element.',
    },
  },
  create: (context) => ({
    JSXAttribute(node: Attribute & Rule.Node) {
      if (attributeName(node) !== 'client:load') return;
      const start = node.parent?.range?.[0] ?? 0;
      const before = context.sourceCode.text.slice(0, start).trimEnd();
      if (!/(-->|\*\/\})$/.test(before)) context.report({ node, messageId: 'reason' });
    },
  }),
};

function attributeName({ name }: Attribute): string {
  const local = typeof name.name === 'string' ? name.name : name.name.name;
  return name.namespace ? `${name.namespace.name}:${local}` : local;
}
