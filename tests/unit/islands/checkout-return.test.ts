/** The return page after payment, in each state and in both languages. */
import { expect, it, vi } from 'vitest';
import { fill, href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { Unconfirmed } from '../../../src/islands/checkout/return/Unconfirmed.tsx';
import type { ConfirmationState } from '../../../src/stores/checkout/confirmation.ts';
import { linksOf, textOf } from './markup.ts';

vi.mock('../../../src/islands/ui/hooks.ts', () => ({
  useShared: () => ({ type: 'signed-in', member: { email: 'claire@exemple.fr' } }),
}));

const atStripe = 'https://checkout.stripe.com/c/pay/cs_test_1';

it.each(langs)('each result has its title, text and action, in %s', (lang) => {
  const t = texts(lang).checkoutReturn;
  const links = {
    course: href(lang, 'course'),
    dashboard: href(lang, 'dashboard'),
    pricing: href(lang, 'pricing'),
    billing: `${href(lang, 'settings')}#billing`,
    support: href(lang, 'support'),
    withdraw: href(lang, 'withdrawContract'),
    cancel: href(lang, 'cancelContract'),
  };
  const plans = { [t.plans]: links.pricing };
  const none = fill(t.noneText, { email: 'claire@exemple.fr' });
  const cases: readonly (readonly [
    Exclude<ConfirmationState, { type: 'confirmed' }>,
    readonly string[],
    Readonly<Record<string, string>>,
  ])[] = [
    [{ type: 'left', url: atStripe }, [t.left, t.leftText], { [t.resume]: atStripe, ...plans }],
    [{ type: 'left', url: null }, [t.left, t.leftExpired], plans],
    [
      { type: 'declined', url: atStripe },
      [t.declined, t.declinedText],
      { [t.otherCard]: atStripe, ...plans },
    ],
    [
      { type: 'authenticate', url: atStripe },
      [t.authenticate, t.authenticateText, t.check],
      { [t.toBank]: atStripe },
    ],
    [{ type: 'nothing' }, [t.none, none, t.check], plans],
    [{ type: 'signed-out' }, [t.signedOut, t.signedOutText, t.signIn], {}],
    [{ type: 'offline' }, [t.offline, t.offlineText], {}],
    [
      { type: 'late' },
      [t.late, t.lateText, t.check],
      { [t.settings]: links.billing, [t.write]: links.support },
    ],
    [{ type: 'failed' }, [t.failed, t.failedText, t.check], {}],
  ];
  for (const [state, sentences, ways] of cases) {
    const props = { lang, t, links, lessons: [], state };
    for (const sentence of sentences) expect(textOf(Unconfirmed, props)).toContain(sentence);
    expect(linksOf(Unconfirmed, props)).toEqual(ways);
  }
});
