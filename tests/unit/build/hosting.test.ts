/** The content security policy header. */
import { describe, expect, it } from 'vitest';
import { contentPolicy, headersFile } from '../../../src/build/hosting.ts';

const inline = { scripts: new Set(["'sha256-b'", "'sha256-a'"]), styles: new Set(["'sha256-c'"]) };
const production = { PUBLIC_SUPABASE_URL: 'https://abc.supabase.co/' };

function directives(env: Record<string, string>): Record<string, string> {
  const parts = contentPolicy(inline, env).split('; ');
  return Object.fromEntries(
    parts.map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('the content security policy', () => {
  it('allows the built files, our services and Stripe.js', () => {
    expect(directives(production)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a' 'sha256-b' https://js.stripe.com https://*.js.stripe.com",
      'style-src': "'self' 'sha256-c'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'connect-src':
        "'self' https://abc.supabase.co https://api.emailjs.com https://api.stripe.com",
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('allows Supabase Realtime where it announces signals', () => {
    const { 'connect-src': before, ...others } = directives(production);
    const on = { ...production, PUBLIC_SIGNALS_REALTIME: 'on' };
    const { 'connect-src': after, ...same } = directives(on);
    expect(same).toEqual(others);
    expect(after?.split(' ')).toEqual(expect.arrayContaining(before?.split(' ') ?? []));
    expect(after).toContain(' wss://abc.supabase.co ');
    const local = { PUBLIC_SUPABASE_URL: '/', PUBLIC_SIGNALS_REALTIME: 'on' };
    expect(contentPolicy(inline, local)).not.toMatch(/wss?:/);
  });

  it('has no other origin when the local services share the site’s', () => {
    const env = {
      PUBLIC_SUPABASE_URL: '/',
      PUBLIC_EMAILJS_ORIGIN: '/',
      PUBLIC_STRIPE_JS: '/local/stripe/stripe.js',
    };
    expect(contentPolicy(inline, env)).not.toMatch(/https?:/);
    expect(directives(env)).not.toHaveProperty('frame-src');
  });

  it.each([
    [undefined, ['https://challenges.cloudflare.com'], false],
    ['hcaptcha', ['https://hcaptcha.com', 'https://*.hcaptcha.com'], true],
  ] as const)(
    'allows the CAPTCHA %s once its key is set, and not before',
    (name, origins, styles) => {
      const chosen = { ...production, ...(name && { PUBLIC_CAPTCHA_PROVIDER: name }) };
      const before = directives(chosen);
      const after = directives({ ...chosen, PUBLIC_CAPTCHA_SITE_KEY: '0x4AAAAAAA' });
      const added = ` ${origins.join(' ')}`;
      const widened = ['script-src', 'frame-src', ...(styles ? ['style-src', 'connect-src'] : [])];
      expect(before).toEqual(directives(production));
      for (const [directive, value = ''] of Object.entries(before)) {
        expect(after[directive]).toBe(widened.includes(directive) ? value + added : value);
      }
      const standIn = { PUBLIC_CAPTCHA_SITE_KEY: '0x4AAAAAAA', PUBLIC_CAPTCHA_JS: '/captcha.js' };
      expect(directives({ ...chosen, ...standIn })).toEqual(before);
    },
  );

  it.each([production, {}])('never allows inline code or eval', (env) => {
    expect(contentPolicy(inline, env)).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)|blob:/);
  });
});

it('lets emails show the preview pictures, and nobody else embed the rest', () => {
  const policies = headersFile(inline, production)
    .split('\n\n')
    .flatMap((rule) => {
      const [, policy] = /Cross-Origin-Resource-Policy: (.*)/.exec(rule) ?? [];
      return policy ? [[rule.split('\n')[0], policy]] : [];
    });
  expect(policies).toEqual([
    ['/*', 'same-origin'],
    ['/og/*', 'cross-origin'],
  ]);
});
