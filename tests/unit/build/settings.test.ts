import { describe, expect, it } from 'vitest';
import { settingErrors } from '../../../src/build/settings.ts';

const complete = {
  PUBLIC_SUPABASE_URL: 'https://local-news.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  PUBLIC_EMAILJS_SERVICE_ID: 'service_abc',
  PUBLIC_EMAILJS_TEMPLATE_ID: 'template_abc',
  PUBLIC_EMAILJS_PUBLIC_KEY: 'abc',
  PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  PUBLIC_STRIPE_PRICE_FORMATION: 'price_1',
  PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: 'price_2',
  LESSON_SEAL_SECRET: 'c2VjcmV0',
};

describe('build settings', () => {
  it('accept a complete production environment, whatever its addresses contain', () => {
    expect(settingErrors({ ...complete, CONTEXT: 'production' })).toEqual([]);
  });

  it.each(Object.keys(complete).filter((name) => name.startsWith('PUBLIC_')))(
    'report %s when it is missing',
    (name) => {
      expect(settingErrors({ ...complete, [name]: '' })).toEqual([
        `${name} is not set: see .env.example.`,
      ]);
    },
  );

  it.each([
    [{ PUBLIC_EMAIL_VERIFICATION: 'supabase' }, 0],
    [{ PUBLIC_EMAIL_VERIFICATION: 'function' }, 0],
    [{ PUBLIC_EMAIL_VERIFICATION: 'function', EMAILJS_PRIVATE_KEY: 'abc' }, 3],
    [{ PUBLIC_EMAIL_VERIFICATION: 'emailjs' }, 3],
  ])('with %j report %i missing settings of EmailJS', (mode, missing) => {
    const without = Object.fromEntries(
      Object.entries(complete).filter(([name]) => !name.includes('EMAILJS')),
    );
    expect(settingErrors({ ...without, ...mode })).toHaveLength(missing);
  });

  it('reject the keys of the local services in production only', () => {
    const env = { ...complete, PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local_abc' };
    expect(settingErrors(env)).toEqual([]);
    expect(settingErrors({ ...env, CONTEXT: 'production' })).toEqual([
      'PUBLIC_SUPABASE_PUBLISHABLE_KEY is a value of the local test servers: not allowed in production.',
    ]);
  });
});
