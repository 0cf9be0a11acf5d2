import { describe, expect, it } from 'vitest';
import { ownerErrors } from '../../../src/build/settings.ts';
import {
  isCheckoutClosed,
  missingForSale,
  missingValues,
  ownerValues,
  publisherRows,
  sellerLine,
  type OwnerSite,
} from '../../../src/domain/site/owner.ts';

const none: OwnerSite = {
  publisher: { host: 'Host, Inc.' },
  contact: { email: 'contact@site.example' },
  support: {},
  claims: { satisfaction: {} },
  social: {},
  team: [],
};
const all: OwnerSite = {
  publisher: {
    company: 'Société SAS',
    form: 'SAS, 1 000 €',
    address: '1 rue Vide, Paris',
    registration: '123',
    vat: 'FR123',
    director: 'A. B.',
    phone: '01',
    host: 'Host, Inc.',
    hostAddress: '2 Road',
    mediator: 'M.',
  },
  contact: { email: 'contact@site.fr' },
  support: { hours: { fr: 'à midi', en: 'at noon' } },
  claims: { satisfaction: { source: { fr: 'enquête', en: 'survey' } } },
  social: { X: 'https://x.com/site' },
  team: [{}],
};
const labels = { company: 'Company', address: 'Office', vat: 'VAT', host: 'Host' } as const;
const required = [
  'publisher.company (seller’s company name)',
  'publisher.address (registered office)',
  'publisher.registration (registration number)',
  'publisher.vat (VAT number)',
  'publisher.director (publication director)',
  'publisher.phone (telephone)',
  'publisher.hostAddress (host’s address and telephone)',
  'publisher.mediator (consumer mediator)',
  'contact.email (contact address)',
];

describe('values of the owner', () => {
  it('are all missing from an empty site, and none from a complete one', () => {
    expect(missingValues(none)).toEqual(Object.keys(ownerValues));
    expect(missingValues(all)).toEqual([]);
  });

  it.each([
    ['deploy-preview', none, true],
    ['branch-deploy', none, true],
    ['deploy-preview', all, false],
    ['production', none, false],
    [undefined, none, false],
  ] as const)('close the checkout of %s while some are missing', (context, owner, isClosed) => {
    expect(isCheckoutClosed(context, owner)).toBe(isClosed);
  });

  it('stop a production build with a list of what a sale requires', () => {
    expect(ownerErrors({ CONTEXT: 'production' }, none)).toEqual(
      required.map((value) => `src/site.ts: ${value} is required before selling.`),
    );
    expect(ownerErrors({ CONTEXT: 'production' }, all)).toEqual([]);
  });

  it.each([undefined, 'dev', 'deploy-preview', 'branch-deploy'])(
    'do not stop a build in the context %s',
    (CONTEXT) => {
      expect(ownerErrors({ CONTEXT }, none)).toEqual([]);
    },
  );

  it('are required one by one', () => {
    const publisher = { ...all.publisher, mediator: '' };
    expect(missingForSale({ ...all, publisher })).toEqual(['mediator']);
    expect(missingForSale({ ...all, support: {}, team: [] })).toEqual([]);
  });

  it('are rows of the publisher only when given', () => {
    expect(publisherRows(none.publisher, labels)).toEqual([['Host', 'Host, Inc.']]);
    expect(publisherRows(all.publisher, labels)).toEqual([
      ['Company', 'Société SAS'],
      ['Office', '1 rue Vide, Paris'],
      ['VAT', 'FR123'],
      ['Host', 'Host, Inc., 2 Road'],
    ]);
  });

  it('name the seller with what is given', () => {
    expect(sellerLine(none.publisher)).toBe('');
    expect(sellerLine({ host: 'H', company: 'Société SAS' })).toBe('Société SAS');
    expect(sellerLine(all.publisher)).toBe('Société SAS, 1 rue Vide, Paris');
  });
});
