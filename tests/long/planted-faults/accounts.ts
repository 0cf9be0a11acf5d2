/** Sessions, second factors, account data and account deletion. */
import type { Fault } from './fault.ts';

export const accounts: readonly Fault[] = [
  {
    name: 'a recovery code works twice',
    file: 'supabase/schemas/auth/recovery_codes.sql',
    find: 'where c.user_id = p_user and c.code_hash = p_hash and c.used_at is null',
    replace: 'where c.user_id = p_user and c.code_hash = p_hash',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'a recovery code of an earlier second factor works',
    file: 'supabase/schemas/auth/recovery_codes.sql',
    find: 'and c.created_at >= public.second_factor_since(p_user);',
    replace: ';',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'account export and deletion skip the second factor',
    file: 'netlify/lib/http/member.ts',
    find: 'if (!member.secondFactorGiven) throw secondFactorRequired();',
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/account.test.ts'] },
  },
  {
    name: 'an account is deleted without its email address being typed',
    file: 'netlify/functions/account.mts',
    find: 'if (!isSame(input.confirmation, member.email)) {',
    replace: "if (input.confirmation === '') {",
    caughtBy: { suite: 'functions', files: ['tests/functions/account/account.test.ts'] },
  },
  {
    name: 'a verification code allows ten more attempts',
    file: 'src/domain/account/verification.ts',
    find: 'return triesLeft <= 0',
    replace: 'return triesLeft <= -10',
    caughtBy: { suite: 'unit', files: ['tests/unit/auth/verification.test.ts'] },
  },
  {
    name: 'a common password is accepted',
    file: 'src/domain/account/password.ts',
    find: "if (isCommon(password)) return 'common_password';",
    replace: '',
    caughtBy: { suite: 'unit', files: ['tests/unit/account/password.test.ts'] },
  },
  {
    name: 'an export contains password and token hashes',
    file: 'supabase/schemas/account/export.sql',
    find: "secret constant text := '(password|token|secret|hmac|otp|web_authn|_hash(es)?$)';",
    replace: "secret constant text := '(hmac|otp|web_authn|_hash(es)?$)';",
    caughtBy: { suite: 'functions', files: ['tests/functions/account/export.test.ts'] },
  },
  {
    name: 'an account is deleted while its subscription still charges',
    file: 'netlify/lib/account/erasure.ts',
    find: "throw new BillingError('The subscriptions could not be ended at Stripe.', { cause: error });",
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/erasure.test.ts'] },
  },
  {
    name: 'a session without its second factor counts as signed in',
    file: 'src/stores/auth/session.ts',
    find: 'const waiting = session !== null && waitsForFactor(session);',
    replace: 'const waiting = false as boolean;',
    caughtBy: { suite: 'unit', files: ['tests/unit/auth/session.test.ts'] },
  },
  {
    name: 'the cookie choice lasts thirteen months',
    file: 'src/domain/site/consent.ts',
    find: 'const consentMonths = 6;',
    replace: 'const consentMonths = 13;',
    caughtBy: { suite: 'unit', files: ['tests/unit/site/consent.test.ts'] },
  },
];
