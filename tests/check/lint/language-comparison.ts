import type { Rule } from 'eslint';
import { langs } from '../../../src/i18n/locales.ts';

const isLanguage = (node: { readonly type: string; readonly value?: unknown }): boolean =>
  node.type === 'Literal' && langs.includes(node.value as (typeof langs)[number]);

/** Refuses `lang === 'fr'` and `case 'en':`, which forget a third language without a compile error. */
export const languageComparison: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      comparison:
        'Comparing with {{language}} forgets other languages. Use a Record<Lang, …>, a text of src/i18n or isLang.',
    },
  },
  create(context) {
    const report = (node: Rule.Node, language: unknown): void => {
      context.report({ node, messageId: 'comparison', data: { language: String(language) } });
    };
    return {
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator)) return;
        const language = [node.left, node.right].find(isLanguage);
        if (language?.type === 'Literal') report(node, language.raw);
      },
      SwitchCase(node) {
        if (node.test && isLanguage(node.test) && node.test.type === 'Literal') {
          report(node, node.test.raw);
        }
      },
    };
  },
};
