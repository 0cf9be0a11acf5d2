import type { Rule } from 'eslint';

/** Refuses fixed waits in browser tests: they are slow, and fail on a busy machine. */
export const noSleep: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sleep: 'Tests never sleep: wait for something visible (expect(locator), expect.poll).',
      idle: 'Tests never wait for an idle network: wait for something visible.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.property.name="waitForTimeout"]'(node: Rule.Node) {
        context.report({ node, messageId: 'sleep' });
      },
      Literal(node) {
        if (node.value === 'networkidle') context.report({ node, messageId: 'idle' });
      },
    };
  },
};
