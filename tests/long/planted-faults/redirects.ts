/** Redirects of addresses, and open redirects. */
import type { Fault } from './fault.ts';

const redirectRules = { suite: 'unit', files: ['tests/unit/site/redirects.test.ts'] } as const;

export const redirects: readonly Fault[] = [
  {
    name: 'an old address takes two hops',
    file: 'src/domain/site/redirects.ts',
    find: "moved('/dictionary', pages.dictionary.path)",
    replace: "[{ from: '/dictionary', to: `/${pages.dictionary.path}`, status: 301 as const }]",
    caughtBy: redirectRules,
  },
  {
    name: 'a redirect loses the query',
    file: 'src/domain/site/redirects.ts',
    find: "`/${lang}/${path.replace('[key]', ':key')}`",
    replace: "`/${lang}/${path.replace('[key]', ':key')}?moved=1`",
    caughtBy: redirectRules,
  },
  {
    name: 'the root redirects to French permanently',
    file: 'src/domain/site/redirects.ts',
    find: "inChosenLanguage({ from: '/', status: 302 }",
    replace: "inChosenLanguage({ from: '/', status: 301 }",
    caughtBy: redirectRules,
  },
  {
    name: 'an unknown page of a language is not a 404',
    file: 'src/domain/site/redirects.ts',
    find: 'to: `/${lang}/404.html`, status: 404,',
    replace: 'to: `/${lang}`, status: 302,',
    caughtBy: redirectRules,
  },
  {
    name: 'next= redirects to another site',
    file: 'src/domain/site/safe-path.ts',
    find: "return page.test(value) ? value : '/';",
    replace: "return value.startsWith('/') || page.test(value) ? value : '/';",
    caughtBy: { suite: 'unit', files: ['tests/unit/auth/return-path.test.ts'] },
  },
  {
    name: 'a payment page returns to another site',
    file: 'netlify/lib/checkout/checkout.ts',
    find: 'if (!origins.includes(url.origin) || url.username || url.password) {',
    replace: 'if (origins.length === 0 || url.username || url.password) {',
    caughtBy: { suite: 'functions', files: ['tests/functions/checkout/stripe-checkout.test.ts'] },
  },
];
