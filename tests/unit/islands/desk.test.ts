/** The desk: its state belongs to one editor. */
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { deskPage } from '../../../src/i18n/en/desk/page.ts';
import { members } from '../../../src/i18n/en/account/members.ts';
import Desk from '../../../src/islands/desk/Desk.tsx';
import { elementsOf } from './elements.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load());
});

it('is built anew when another editor signs in on the same page', async () => {
  const { find } = await elementsOf(Desk, {
    lang: 'en',
    t: { membersOnly: members.membersOnly, signedOut: deskPage.signedOut },
    links: { dashboard: '', settings: '' },
    failure: { title: '', text: '', reload: '' },
  });
  const content = find('MembersOnly').props['children'] as (member: object) => ReactElement;
  const deskOf = (id: string) =>
    (content({ id }).props as { readonly children: ReactElement }).children;
  expect(deskOf('ada').key).not.toBe(deskOf('eve').key);
});
