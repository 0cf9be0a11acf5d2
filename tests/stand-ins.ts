/**
 * Tests that a short run leaves out: those of the stand-ins for Supabase Auth and Stripe, and of functions in a whole
 * local world, which the browser tests cover too.
 */
export const standInTests = [
  'tests/functions/local/{auth,stripe}/**',
  'tests/functions/local/{google-sign-in,world}*',
  'tests/functions/{account,auth}/world.test.ts',
];
