/** Values that only the owner of the site can supply: which exist, and which a sale requires. */

/** Each value: its place in `src/site.ts`, its name, and whether the law requires it on sale. */
export const ownerValues = {
  company: { place: 'publisher.company', name: 'seller’s company name', required: true },
  form: { place: 'publisher.form', name: 'legal form and capital', required: false },
  address: { place: 'publisher.address', name: 'registered office', required: true },
  registration: { place: 'publisher.registration', name: 'registration number', required: true },
  vat: { place: 'publisher.vat', name: 'VAT number', required: true },
  director: { place: 'publisher.director', name: 'publication director', required: true },
  phone: { place: 'publisher.phone', name: 'telephone', required: true },
  hostAddress: {
    place: 'publisher.hostAddress',
    name: 'host’s address and telephone',
    required: true,
  },
  mediator: { place: 'publisher.mediator', name: 'consumer mediator', required: true },
  email: { place: 'contact.email', name: 'contact address', required: true },
  hours: { place: 'support.hours', name: 'answering days and hours', required: false },
  survey: {
    place: 'claims.satisfaction.source',
    name: 'satisfaction survey: date, number of answers, method',
    required: false,
  },
  social: { place: 'social', name: 'social networks', required: false },
  team: { place: 'team', name: 'team members', required: false },
} as const;

export type OwnerValue = keyof typeof ownerValues;

/** The publisher; an absent value is not rendered anywhere. */
export interface PublisherValues {
  readonly company?: string;
  readonly form?: string;
  readonly address?: string;
  readonly registration?: string;
  readonly vat?: string;
  readonly director?: string;
  readonly phone?: string;
  readonly host: string;
  readonly hostAddress?: string;
  readonly mediator?: string;
}

/** The part of `src/site.ts` that the owner fills in. */
export interface OwnerSite {
  readonly publisher: PublisherValues;
  readonly contact: { readonly email: string };
  readonly support: { readonly hours?: unknown };
  readonly claims: { readonly satisfaction: { readonly source?: unknown } };
  readonly social: Readonly<Record<string, string>>;
  readonly team: readonly unknown[];
}

/** The values that are not given yet, in the order of {@link ownerValues}. */
export function missingValues({
  publisher,
  contact,
  support,
  claims,
  social,
  team,
}: OwnerSite): OwnerValue[] {
  const given: Readonly<Record<OwnerValue, unknown>> = {
    company: publisher.company,
    form: publisher.form,
    address: publisher.address,
    registration: publisher.registration,
    vat: publisher.vat,
    director: publisher.director,
    phone: publisher.phone,
    hostAddress: publisher.hostAddress,
    mediator: publisher.mediator,
    // The placeholder of local and preview builds is at a domain that cannot exist.
    email: !contact.email.endsWith('.example'),
    hours: support.hours,
    survey: claims.satisfaction.source,
    social: Object.keys(social).length,
    team: team.length,
  };
  return (Object.keys(ownerValues) as OwnerValue[]).filter((value) => !given[value]);
}

/** The missing values without which nothing may be sold. */
export function missingForSale(site: OwnerSite): OwnerValue[] {
  return missingValues(site).filter((value) => ownerValues[value].required);
}

/**
 * Whether orders are refused: in a preview on the internet (`deploy-preview`, `branch-deploy`) while the owner
 * has not given what a sale requires. `context` is Netlify's; production does not build in that state, and the
 * local world has no context.
 */
export function isCheckoutClosed(context: string | undefined, site: OwnerSite): boolean {
  const isPreview = context === 'deploy-preview' || context === 'branch-deploy';
  return isPreview && missingForSale(site).length > 0;
}

/** `publisher.address (registered office)`: for lists in a terminal. */
export function describeValue(value: OwnerValue): string {
  const { place, name } = ownerValues[value];
  return `${place} (${name})`;
}

/** Label and value of each given row of the publisher's table, in the order of the labels. */
export function publisherRows(
  publisher: PublisherValues,
  labels: Partial<Record<keyof PublisherValues, string>>,
): [label: string, value: string][] {
  return (Object.entries(labels) as [keyof PublisherValues, string][]).flatMap(([key, label]) => {
    const value = key === 'host' ? joined(publisher.host, publisher.hostAddress) : publisher[key];
    return value ? [[label, value]] : [];
  });
}

/** The seller's name and registered office; empty while neither is given. */
export function sellerLine({ company, address }: PublisherValues): string {
  return joined(company, address);
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
