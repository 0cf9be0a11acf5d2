/**
 * Tests of the stand-ins for Supabase Auth and Stripe, alone, and of functions in a whole local world, where the
 * browser tests call them too: what a whole short run leaves out.
 */
export const standInTests = [
  'tests/functions/local/{auth,stripe}/**',
  'tests/functions/local/{google-sign-in,world}*',
  'tests/functions/{account,auth}/world.test.ts',
];
