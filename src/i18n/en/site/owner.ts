import type { OwnerValue } from '../../../domain/site/owner.ts';

/** Names of values that the owner has not given, on the local site and on previews. */
export const owner = {
  toProvide: 'to be provided: {what}',
  /** On previews, at the top of each page. */
  preview:
    'Preview: ordering is closed, because details the law requires of a seller are missing ({missing}).',
  values: {
    company: 'company name',
    form: 'legal form and capital',
    address: 'registered office',
    registration: 'registration number',
    vat: 'VAT number',
    director: 'publication director',
    phone: 'telephone number',
    hostAddress: 'host’s address and telephone number',
    mediator: 'consumer mediator',
    email: 'contact address',
    hours: 'answering days and hours',
    survey: 'satisfaction survey (date, number of answers, method)',
    social: 'social networks',
    team: 'team members',
  } satisfies Readonly<Record<OwnerValue, string>>,
};
