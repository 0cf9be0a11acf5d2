import type { Rule } from 'eslint';
import { langs } from '../../../src/i18n/locales.ts';

const address = new RegExp(`^/(${langs.join('|')})(/|[?#]|$)`);

/** Refuses '/fr/…', "/en" and `/${lang}/…`: addresses come from one function. */
export const handmadeAddress: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      handmade: '"{{address}}" is made by hand. Use href(lang, page, params) of src/i18n/index.ts.',
    },
  },
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && address.test(node.value)) {
          context.report({ node, messageId: 'handmade', data: { address: node.value } });
        }
      },
      TemplateLiteral(node) {
        const [start] = node.quasis;
        const [first] = node.expressions;
        const text = start?.value.raw ?? '';
        const byName = first?.type === 'Identifier' && /^(lang|language|locale)$/i.test(first.name);
        if (address.test(text) || (text === '/' && byName)) {
          const data = { address: context.sourceCode.getText(node).slice(1, -1) };
          context.report({ node, messageId: 'handmade', data });
        }
      },
    };
  },
};
