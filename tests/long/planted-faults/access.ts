/** Access: who has it, for how long and with which plan. */
import type { Fault } from './fault.ts';

export const access: readonly Fault[] = [
  {
    name: 'an expired subscription keeps access',
    file: 'src/domain/shared/access.ts',
    find: 'return start <= now.getTime() && now.getTime() <= end;',
    replace: 'return start <= now.getTime() && end > 0;',
    caughtBy: { suite: 'unit', files: ['tests/unit/course/access.test.ts'] },
  },
  {
    name: 'signals open without a plan that includes them',
    file: 'src/domain/shared/access.ts',
    find: "if (requirement === 'signals' && !subscription.includes_signals) return 'upgrade';",
    replace: '',
    caughtBy: { suite: 'unit', files: ['tests/unit/course/access.test.ts'] },
  },
  {
    name: 'a failed access check shows the paywall to a paying customer',
    file: 'src/domain/shared/access.ts',
    find: "if (subscription === 'failed') return 'unknown';",
    replace: "if (subscription === 'failed') return 'subscribe';",
    caughtBy: { suite: 'unit', files: ['tests/unit/course/access.test.ts'] },
  },
  {
    name: 'the grace period lasts 720 hours instead of 72',
    file: 'src/domain/billing/entitlement.ts',
    find: 'export const graceSeconds = 72 * 60 * 60;',
    replace: 'export const graceSeconds = 720 * 60 * 60;',
    caughtBy: { suite: 'unit', files: ['tests/unit/billing/entitlement.test.ts'] },
  },
  {
    name: 'a failed renewal keeps access for the whole period',
    file: 'src/domain/billing/stripe-status.ts',
    find: "past_due: { grantsAccess: true, paidUntil: 'periodStart'",
    replace: "past_due: { grantsAccess: true, paidUntil: 'periodEnd'",
    caughtBy: { suite: 'unit', files: ['tests/unit/billing/entitlement.test.ts'] },
  },
  {
    name: 'lesson-key returns a key without a subscription',
    file: 'netlify/lib/course/entitlement.ts',
    find: 'if (!session.answers.has_access) {',
    replace: 'if (session.answers.has_access === undefined) {',
    caughtBy: { suite: 'functions', files: ['tests/functions/course/lesson-key.test.ts'] },
  },
  {
    name: 'an invalid database response opens a lesson',
    file: 'netlify/lib/http/session.ts',
    find: "!error && typeof data === 'boolean'",
    replace: '!error',
    caughtBy: { suite: 'functions', files: ['tests/functions/course/access-errors.test.ts'] },
  },
  {
    name: 'the free lesson opens before the second factor is verified',
    file: 'netlify/lib/course/entitlement.ts',
    find: "if (session.type === 'refused' || session.type === 'unverified') throw unauthenticated();",
    replace: "if (session.type === 'refused') throw unauthenticated();",
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'a quiz starts without an access check',
    file: 'netlify/functions/quiz.mts',
    find: 'const user = await requireLesson(request, input.lesson);',
    replace: "const user = await requireLesson(request, 'fondamentaux-blockchain');",
    caughtBy: { suite: 'functions', files: ['tests/functions/course/quiz.test.ts'] },
  },
  {
    name: 'the solution of a quiz question comes with the question',
    file: 'netlify/lib/course/quiz-attempt.ts',
    find: "...(mark !== 'open' && { solution:",
    replace: '...({ solution:',
    caughtBy: { suite: 'functions', files: ['tests/functions/course/quiz.test.ts'] },
  },
  {
    name: 'an unknown Stripe status gives access',
    file: 'src/domain/billing/stripe-status.ts',
    find: "return stripeStatuses.find((known) => known === status) ?? 'paused';",
    replace: "return stripeStatuses.find((known) => known === status) ?? 'active';",
    caughtBy: { suite: 'unit', files: ['tests/unit/billing/stripe-status.test.ts'] },
  },
];
