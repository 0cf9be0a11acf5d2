/** Order confirmation on a durable medium: the order, the consent given and how to cancel. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { courseText } from '../../../src/i18n/course-facts.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { plans } from '../../../src/domain/billing/plans.ts';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { sellerLine, type PublisherValues } from '../../../src/domain/site/owner.ts';
import { site } from '../../../src/site.ts';
import {
  formatDay,
  formatExactTime,
  formatDateTime,
  type Fact,
  type EmailContent,
} from '../content.ts';
import {
  billingLink,
  cancelLink,
  contact,
  contractFacts,
  contractFields,
  timestamp,
  monthlyPrice,
  plansText,
  riskWarning,
  withdrawLink,
} from '../fields.ts';

export const welcomeData = z.strictObject({
  ...contractFields,
  started_at: timestamp,
  renews_at: timestamp.nullable(),
  /** Null: the terms were not accepted on our own form. */
  terms_version: z.string().max(40).nullable(),
  waiver: z.boolean(),
  accepted_at: timestamp.nullable(),
  /** Whether signals were open when the contract began. */
  signals_open: z.boolean(),
});

type Data = z.output<typeof welcomeData>;

const { phone, mediator }: PublisherValues = site.publisher;
const seller = sellerLine(site.publisher);

/** The confirmation of an order. */
export function subscriptionWelcome(lang: Lang, data: Data): EmailContent {
  const { welcome: text, price } = emailTexts(lang).billingEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text],
    facts: [
      ...contractFacts(lang, data),
      [price, monthlyPrice(lang, data.amount, data.currency)],
      ...duration(lang, data),
      ...accepted(lang, data),
      [text.withdrawal, fill(text.withdrawalValue, { day: formatDay(lang, lastDay(data)) })],
      ...(seller ? [[text.seller, seller] satisfies Fact] : []),
      [text.contact, [site.contact.email, phone].filter(Boolean).join(' · ')],
      ...(mediator === undefined ? [] : [[text.mediator, mediator] satisfies Fact]),
    ],
    listTitle: text.listTitle,
    list: openToday(lang, data),
    after: [
      ...notOpenYet(lang, data),
      text.canCancel,
      fill(text.canWithdraw, { waived: data.waiver ? text.waived : '' }),
      text.discount,
      text.guarantees,
    ],
    action: { label: text.openCourse, path: href(lang, 'course') },
    links: [
      billingLink(lang, text.billing),
      cancelLink(lang),
      withdrawLink(lang),
      { label: text.termsPage, path: href(lang, 'terms') },
    ],
    annex: withdrawalForm(lang),
    warning: riskWarning[lang],
    reason: fill(text.reason, contact),
  };
}

/** The model form, which the law wants in the confirmation itself: a link is not a durable medium. */
function withdrawalForm(lang: Lang): string[] {
  const { withdrawalForm: lines } = emailTexts(lang).billingEmails.welcome;
  const to = [seller || site.name, site.contact.email].join(', ');
  return lines.map((line) => fill(line, { seller: to }));
}

function lastDay({ started_at }: Data): Date {
  return withdrawalEnds(new Date(started_at));
}

/** Duration, start and renewal of the contract. */
function duration(lang: Lang, { started_at, renews_at }: Data): Fact[] {
  const { welcome: text, renewal, noRenewal } = emailTexts(lang).billingEmails;
  return [
    [text.duration, text.durationValue],
    [text.ordered, fill(text.orderedValue, { at: formatDateTime(lang, started_at) })],
    [
      renewal,
      renews_at === null ? noRenewal : fill(text.renewalValue, { day: formatDay(lang, renews_at) }),
    ],
  ];
}

/** The consent given before payment, and when: the same as in the stored evidence. */
function accepted(lang: Lang, { terms_version, waiver, accepted_at }: Data): Fact[] {
  if (terms_version === null || accepted_at === null) return [];
  const text = emailTexts(lang).billingEmails.welcome;
  const at = formatExactTime(lang, accepted_at);
  const version = /^\d{4}-\d\d-\d\d$/.test(terms_version)
    ? formatDay(lang, `${terms_version}T12:00:00Z`)
    : terms_version;
  const terms: Fact = [text.terms, fill(text.termsValue, { version, at })];
  return waiver ? [terms, [text.immediate, text.immediateValue]] : [terms];
}

/** The features that the plan opens today, with the number of published lessons. */
function openToday(lang: Lang, { plan, signals_open: open }: Data): string[] {
  if (plan === null) return [];
  const { formation, [plan]: own } = plansText[lang].features;
  return [
    ...formation.filter(({ included }) => included === 'yes'),
    ...own.filter(({ included }) => included === 'plan' || (included === 'signals' && open)),
  ].map(({ text }) => courseText(text));
}

/** The features that the plan will open later. */
function notOpenYet(lang: Lang, { plan, signals_open: open }: Data): string[] {
  if (plan === null || !plans[plan].includesSignals || open) return [];
  return [emailTexts(lang).billingEmails.welcome.notOpen];
}
