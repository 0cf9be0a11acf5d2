/** Describes each part of an account export, and the data held by other services. */
import type { Lang } from '../../../src/i18n/locales.ts';

export const readme: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: {
    account:
      'Ce que notre service d’authentification (Supabase) garde de vous\u00a0: adresse, renseignements donnés à l’inscription ou transmis par Google, moyens de connexion, sessions ouvertes, seconds facteurs. Les mots de passe, jetons et secrets n’y figurent pas\u00a0: ils serviraient à se faire passer pour vous.',
    data: 'Nos propres tables. profiles\u00a0: nom, téléphone, langue, préférences et version des conditions acceptée. lesson_progress\u00a0: leçons ouvertes et terminées. quiz_attempts\u00a0: vos essais aux quiz, avec les questions tirées, les réponses données et les points. review_cards\u00a0: les questions qui vous sont reposées, avec leur prochaine date. subscriptions\u00a0: vos abonnements, avec leur prix en centimes. billing_customers\u00a0: votre numéro de client chez Stripe. checkout_evidence\u00a0: ce que vous avez accepté avant de payer. contract_ends\u00a0: vos résiliations et rétractations, telles que vous les avez déclarées, sans les empreintes qui reconnaissent une seconde rétractation. appointments\u00a0: les rendez-vous pris avec votre compte. support_tickets\u00a0: les messages envoyés à l’assistance avec votre compte. signals_notices\u00a0: votre adresse, si vous avez demandé à être prévenu de l’ouverture des signaux et que l’adresse du compte soit confirmée. emails\u00a0: les e-mails écrits pour vous, dont l’adresse et le contenu s’effacent une fois envoyés. address_proofs\u00a0: depuis quand votre adresse est confirmée. recovery_codes\u00a0: les dates de vos codes de secours, pas les codes. stripe_events\u00a0: les avis reçus de Stripe, réduits à des numéros. erasures\u00a0: un effacement en cours.',
    stripe:
      'Vos numéros de client et d’abonnement chez Stripe, qui encaisse les paiements. Stripe garde votre adresse e-mail, vos moyens de paiement et vos factures\u202f; les factures sont conservées dix ans, comme la loi l’impose. Nous ne recevons jamais votre numéro de carte.',
    elsewhere:
      'EmailJS a transmis le code de vérification à votre adresse, et Resend nos autres e-mails\u202f; ils en gardent une trace selon leurs propres règles. L’hébergeur du site (Netlify) et Supabase tiennent des journaux techniques pendant la durée qu’ils fixent. Nos compteurs d’essais sont des empreintes, où votre adresse ne figure pas\u202f; ils disparaissent en un jour au plus. Les rendez-vous pris et les messages envoyés sans connexion au compte ne sont pas rattachés à votre compte, et ceux écrits par e-mail sont dans notre messagerie\u00a0: demandez-nous-en une copie.',
    durations:
      'Un rendez-vous est gardé douze mois après sa date, un message à l’assistance vingt-quatre mois après le dernier changement. Le reste vit aussi longtemps que votre compte. La preuve d’une commande, d’une résiliation ou d’une rétractation est gardée cinq ans après la fin du contrat\u202f; si vous effacez le compte, elle est détachée de vous.',
    rights:
      'Vous pouvez corriger ces données et effacer votre compte dans vos paramètres. Les dates sont en temps universel (UTC).',
  },
  en: {
    account:
      'What our sign-in service (Supabase) keeps about you: address, details given at sign-up or passed on by Google, ways to sign in, open sessions, second factors. Passwords, tokens and secrets are left out: they would let somebody pass themselves off as you.',
    data: 'Our own tables. profiles: name, telephone, language, preferences and version of the terms accepted. lesson_progress: lessons opened and finished. quiz_attempts: your tries at quizzes, with the questions drawn, the answers given and the points. review_cards: the questions that come back to you, with their next date. subscriptions: your subscriptions, with their price in cents. billing_customers: your customer number at Stripe. checkout_evidence: what you accepted before paying. contract_ends: your cancellations and withdrawals, as you declared them, without the hashes that recognise a second withdrawal. appointments: the appointments booked while signed in. support_tickets: the messages sent to support while signed in. signals_notices: your address, if you asked to hear when signals open and the address of the account is confirmed. emails: the emails written for you, whose address and content are erased once they are sent. address_proofs: when your address was confirmed. recovery_codes: the dates of your recovery codes, not the codes. stripe_events: notices received from Stripe, reduced to numbers. erasures: an erasure that is under way.',
    stripe:
      'Your customer and subscription numbers at Stripe, which takes the payments. Stripe keeps your email address, your payment methods and your invoices; invoices are kept for ten years, as French law requires. We never receive your card number.',
    elsewhere:
      'EmailJS carried the verification code to your address, and Resend our other emails; they keep a record of them under their own rules. The site’s host (Netlify) and Supabase keep technical logs for the time they set. Our counters of attempts are hashes that do not hold your address; they are gone within a day. Appointments booked and messages sent without signing in are not tied to your account, and messages written by email are in our mailbox: ask us for a copy.',
    durations:
      'An appointment is kept for twelve months after its date, a message to support for twenty-four months after its last change. The rest is kept as long as your account exists. The evidence of an order, a cancellation or a withdrawal is kept for five years after the contract ends; if you erase the account, it is detached from you.',
    rights:
      'You can correct this data and erase your account in your settings. Dates are in universal time (UTC).',
  },
};
