import type { CSSRuleDefinition } from '@eslint/css';
import type { Rule } from 'eslint';

const arbitrary = /(?:^|[\s:])(?:(?:text|font|leading|max-w)-\[|(?:max|min)-\[)[^\]]*\]/;

/** Refuses sizes in class names, such as `text-[15px]`: they belong in src/styles/tokens.css. */
export const sizeToken: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      token:
        '"{{size}}" is a size of its own. Use a token of src/styles/tokens.css: text-xs to text-xl, text-h5 to text-h1, font-normal to font-bold, max-w-title, max-w-reading or max-w-wide, xs:, md:, lg:, xl:.',
    },
  },
  create(context) {
    const check = (node: Rule.Node, text: string): void => {
      const size = arbitrary.exec(text)?.[0].trim();
      if (size) context.report({ node, messageId: 'token', data: { size } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};

const allowed: Readonly<Record<string, RegExp>> = {
  'font-size': /^(var\(--size-(xs|sm|md|lg|xl|lede|h[1-5])\)|[\d.]+(em|%)|inherit)$/,
  'font-weight': /^(var\(--weight-(normal|medium|semibold|bold)\)|inherit)$/,
};
const breakpoints = ['375px', '768px', '1024px', '1280px'];

const lineLength = /^(?:(?:min-|max-)?width|--(?:measure|container)-.*)$/;

/** Refuses literal sizes in style sheets, lines measured in `ch`, and breakpoints other than the four. */
export const cssSizeToken: CSSRuleDefinition = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      token: '{{property}} is "{{value}}". Use a token of src/styles/tokens.css.',
      unit: '{{property}} is measured in ch. The zero of the fallback font is narrower, so that the text would move when the web font comes: use em.',
      breakpoint:
        'A layout changes at 375, 768, 1024 or 1280 px, written as (width < 768px) or (width >= 768px); this says "{{query}}".',
    },
  },
  create: (context) => ({
    Declaration(node) {
      const value = context.sourceCode.getText(node.value).trim();
      if (lineLength.test(node.property) && /\dch\b/.test(value)) {
        const data = { property: node.property };
        context.report({ loc: node.loc ?? { line: 1, column: 0 }, messageId: 'unit', data });
      }
      const rule = allowed[node.property];
      if (rule && !rule.test(value)) {
        const data = { property: node.property, value };
        context.report({ loc: node.loc ?? { line: 1, column: 0 }, messageId: 'token', data });
      }
    },
    Atrule(node) {
      if (node.name !== 'media' || !node.prelude) return;
      const query = context.sourceCode.getText(node.prelude);
      if (!query.includes('width')) return;
      const widths = query.match(/[\d.]+px/g) ?? [];
      if (
        /(min|max)-width/.test(query) ||
        (!/height/.test(query) && !widths.every((width) => breakpoints.includes(width)))
      ) {
        context.report({
          loc: node.loc ?? { line: 1, column: 0 },
          messageId: 'breakpoint',
          data: { query },
        });
      }
    },
  }),
};
