/** Rate limits, and the data stored about callers. */
import type { Fault } from './fault.ts';

export const limits: readonly Fault[] = [
  {
    name: 'a rate limit lets every request through when counting fails',
    file: 'netlify/lib/http/rate-limit.ts',
    find: 'if (error) throw error;',
    replace: 'if (error) return;',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'each request counts twice',
    file: 'netlify/lib/http/rate-limit.ts',
    find: '[rateLimit(name, who)]',
    replace: '[rateLimit(name, who), rateLimit(name, who)]',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'one request more than the limit is let through',
    file: 'supabase/schemas/platform/rate_limits.sql',
    find: 'where r.resets_at <= now() or r.used < p_limit;',
    replace: 'where r.resets_at <= now() or r.used <= p_limit;',
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'caller hashes are made without the secret',
    file: 'netlify/lib/platform/hmac.ts',
    find: "createHmac('sha256', accountSecret())",
    replace: "createHmac('sha256', accountSecret().subarray(32))",
    caughtBy: { suite: 'functions', files: ['tests/functions/account/two-factor.test.ts'] },
  },
  {
    name: 'another label after a + counts as another mailbox',
    file: 'src/domain/shared/email.ts',
    find: "name.replace(/\\+.*/, '')",
    replace: 'name',
    caughtBy: { suite: 'functions', files: ['tests/functions/support/rate-limits.test.ts'] },
  },
  {
    name: 'a household has one limit per IPv6 address',
    file: 'netlify/lib/http/client-ip.ts',
    find: "address.includes(':') ? groupsOf(address, 4) : address",
    replace: 'address',
    caughtBy: { suite: 'functions', files: ['tests/functions/contract/signed-out.test.ts'] },
  },
  {
    name: 'one network can use up the sign-up codes of all visitors',
    file: 'netlify/lib/auth/sign-up-code.ts',
    find: "rateLimit('sign-up-code-network', clientNetwork(request)),",
    replace: "rateLimit('sign-up-code-network', clientIp(request)),",
    caughtBy: { suite: 'functions', files: ['tests/functions/auth/sign-up-code.test.ts'] },
  },
  {
    name: 'promotion codes can be guessed from many addresses',
    file: 'netlify/functions/stripe-checkout.mts',
    find: "await consumeRateLimit(clients.service, 'checkout', user.id);",
    replace: '',
    caughtBy: { suite: 'functions', files: ['tests/functions/checkout/stripe-checkout.test.ts'] },
  },
  {
    name: 'a network may take the whole calendar',
    file: 'netlify/lib/booking/network-share.ts',
    find: 'crowded: 1,',
    replace: 'crowded: 100,',
    caughtBy: { suite: 'functions', files: ['tests/functions/booking/appointment.test.ts'] },
  },
  {
    name: 'a puzzle solved for one request is a proof for all',
    file: 'netlify/lib/http/proof-of-work.ts',
    find: "return keyedHash('puzzle', time, random, request.toLowerCase());",
    replace: "return keyedHash('puzzle', time, random, request.slice(0, 0));",
    caughtBy: { suite: 'functions', files: ['tests/functions/support/rate-limits.test.ts'] },
  },
  {
    name: 'the size of a request body is unlimited',
    file: 'netlify/lib/http/body.ts',
    find: 'if (size > limit) {',
    replace: 'if (size > limit * 1_000) {',
    caughtBy: { suite: 'functions', files: ['tests/functions/course/lesson-key.test.ts'] },
  },
  {
    name: 'a platform rate limit is shared by all callers',
    file: 'netlify/functions/two-factor.mts',
    find: "aggregateBy: ['ip', 'domain']",
    replace: "aggregateBy: ['domain']",
    caughtBy: { suite: 'unit', files: ['tests/unit/check/function-limits.test.ts'] },
  },
];
