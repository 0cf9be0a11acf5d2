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

type Unfinished = Exclude<ConfirmationState, { type: 'confirmed' }>;

/** The rest of each state, with its sentences and links. */
type Cases = {
  readonly [Type in Unfinished['type']]: readonly (readonly [
    state: Omit<Extract<Unfinished, { type: Type }>, 'type'>,
    sentences: readonly string[],
    links: Readonly<Record<string, string>>,
  ])[];
};

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
  const cases: Cases = {
    left: [
      [{ url: atStripe }, [t.left, t.leftText], { [t.resume]: atStripe, ...plans }],
      [{ url: null }, [t.left, t.leftExpired], plans],
    ],
    declined: [
      [{ url: atStripe }, [t.declined, t.declinedText], { [t.otherCard]: atStripe, ...plans }],
      [{ url: null }, [t.declined, t.declinedText], plans],
    ],
    authenticate: [
      [{ url: atStripe }, [t.authenticate, t.authenticateText, t.check], { [t.toBank]: atStripe }],
      [{ url: null }, [t.authenticate, t.authenticateText, t.check], {}],
    ],
    returned: [[{}, [t.returned, t.returnedText], plans]],
    nothing: [[{}, [t.none, none, t.check], plans]],
    'signed-out': [[{}, [t.signedOut, t.signedOutText, t.signIn], {}]],
    offline: [[{}, [t.offline, t.offlineText], {}]],
    late: [
      [
        {},
        [t.late, t.lateText, t.check],
        { [t.settings]: links.billing, [t.write]: links.support },
      ],
    ],
    failed: [[{}, [t.failed, t.failedText, t.check], {}]],
    waiting: [[{ stage: 'record' }, [t.waiting, t.waitingText, t.signedOut, t.signIn], {}]],
  };
  const all = Object.entries(cases).flatMap(([type, some]) =>
    some.map(([rest, ...expected]) => [{ type, ...rest } as Unfinished, ...expected] as const),
  );
  for (const [state, sentences, ways] of all) {
    const props = { lang, t, links, lessons: [], state };
    for (const sentence of sentences) expect(textOf(Unconfirmed, props)).toContain(sentence);
    expect(linksOf(Unconfirmed, props)).toEqual(ways);
  }
});
