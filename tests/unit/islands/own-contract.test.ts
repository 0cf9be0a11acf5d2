/** The withdrawal page of a signed-in customer after the period, by the device's clock, in both languages. */
import { afterEach, expect, it, vi } from 'vitest';
import { endTexts } from '../../../src/components/contract/texts.ts';
import { contractSteps as en } from '../../../src/i18n/en/contract/steps.ts';
import { contractSteps as fr } from '../../../src/i18n/fr/contract/steps.ts';
import { href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import OwnForm from '../../../src/islands/contract/OwnForm.tsx';
import {
  checkDeclaration,
  correctDeclaration,
  startOver,
} from '../../../src/stores/contract/contract-end.ts';
import { subscriptionRow } from '../billing/subscription-rows.ts';
import { htmlOf, linksOf } from './markup.ts';

const known = vi.hoisted((): Record<string, unknown> => ({ profile: { type: 'failed' } }));
vi.mock('../../../src/islands/contract/texts.ts', () => ({
  useStepTexts: () => known['texts'],
}));
vi.mock('../../../src/stores/billing/subscription-rows.ts', () => ({ $subscriptionRows: 'rows' }));
vi.mock('../../../src/stores/account/profile.ts', () => ({ $profile: 'profile' }));
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: (store: unknown, value: unknown) => (typeof store === 'string' ? known[store] : value),
}));
afterEach(startOver);

it.each(langs)('a clock that is ahead leaves a way to declare the withdrawal, in %s', (lang) => {
  const steps = { fr, en }[lang];
  const t = endTexts(lang, 'withdrawal');
  const member = { id: 'u1', email: 'claire@exemple.fr', firstName: 'Claire' };
  const row = subscriptionRow({ start_date: '2020-01-01T10:00:00Z' });
  known['texts'] = { steps, planNames: texts(lang).checkoutReturn.planNames };
  known['rows'] = { type: 'known', rows: [row] };
  const props = { lang, kind: 'withdrawal', t, member } as const;

  const closed = htmlOf(OwnForm, props);
  expect(closed).toMatch(new RegExp(`<button[^>]*>${steps.over.declare}</button>`));
  expect(closed).not.toContain(t.check);
  expect(linksOf(OwnForm, props)).toEqual({ [steps.over.cancel]: href(lang, 'cancelContract') });

  // Back from the review to the form that was filled in.
  checkDeclaration({ name: 'Claire Martin', email: member.email, reference: row.reference });
  correctDeclaration();
  expect(htmlOf(OwnForm, props)).toContain(t.check);
});
