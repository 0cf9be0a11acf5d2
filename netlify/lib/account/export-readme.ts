/** Describes each part of an account export, and the data held by other services. */
import type { VerificationMode } from '../../../src/domain/account/verification-mode.ts';
import { fill } from '../../../src/i18n/index.ts';
import type { Lang } from '../../../src/i18n/locales.ts';

/** The readme in a language; `mode`: how this site verifies sign-ups, so who mailed the code. */
export function exportReadme(lang: Lang, mode: VerificationMode): Readonly<Record<string, string>> {
  const { elsewhere = '' } = readme[lang];
  return { ...readme[lang], elsewhere: fill(elsewhere, { mailers: mailers[lang][mode] }) };
}

/** Who mailed the sign-up code; in mode `function` it depends on a key that may have changed since. */
const mailers: Readonly<Record<Lang, Readonly<Record<VerificationMode, string>>>> = {
  fr: {
    emailjs:
      'EmailJS a transmis le code de vérification à votre adresse, et Resend nos autres e-mails',
    function:
      'EmailJS ou Resend a transmis le code de vérification à votre adresse, et Resend nos autres e-mails',
    supabase:
      'Supabase a envoyé le code de vérification à votre adresse, et Resend nos autres e-mails',
  },
  en: {
    emailjs: 'EmailJS carried the verification code to your address, and Resend our other emails',
    function:
      'EmailJS or Resend carried the verification code to your address, and Resend our other emails',
    supabase: 'Supabase sent the verification code to your address, and Resend our other emails',
  },
};

/** The texts, before the mailers are named. */
export const readme: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: {
    account:
      'Ce que notre service d’authentification (Supabase) garde de vous\u00a0: adresse, renseignements donnés à l’inscription ou transmis par Google, moyens de connexion, sessions ouvertes, double authentification. Les mots de passe, jetons et secrets n’y figurent pas\u00a0: ils serviraient à se faire passer pour vous.',
    data: 'Nos propres tables. profiles\u00a0: nom, téléphone, langue, préférences et version des conditions acceptée. lesson_progress\u00a0: leçons ouvertes et lues, version du texte lu et endroit atteint (mille fois la section, en partant de zéro, plus les millièmes de celle-ci). quiz_attempts\u00a0: vos essais aux quiz, avec les questions tirées, les réponses données et les points. review_cards\u00a0: les questions qui vous sont reposées, avec leur prochaine date. lesson_notes\u00a0: vos notes, avec le passage annoté, sa place et leurs dates. certificates\u00a0: votre certificat, tel qu’il a été délivré et signé. subscriptions\u00a0: vos abonnements, avec leur prix en centimes. billing_customers\u00a0: votre numéro de client chez Stripe. checkout_evidence\u00a0: ce que vous avez accepté avant de payer. contract_ends\u00a0: vos résiliations et rétractations, telles que vous les avez déclarées, sans les empreintes qui reconnaissent une seconde rétractation. appointments\u00a0: les rendez-vous pris avec votre compte. support_tickets\u00a0: les messages envoyés à l’assistance avec votre compte. signals_notices\u00a0: votre adresse, si vous avez demandé à être prévenu de l’ouverture des signaux et que l’adresse du compte soit confirmée. emails\u00a0: les e-mails écrits pour vous, sans leur contenu, dont les liens ne doivent s’ouvrir que depuis votre messagerie\u202f; adresse et contenu s’effacent une fois envoyés. address_proofs\u00a0: depuis quand votre adresse est confirmée. recovery_codes\u00a0: les dates de vos codes de secours, pas les codes. stripe_events\u00a0: les avis reçus de Stripe, réduits à des numéros. erasures\u00a0: un effacement en cours. signal_webhooks\u00a0: les adresses de vos outils et leurs réglages. signal_reads\u00a0: les signaux que vous avez lus. account_mailboxes\u00a0: depuis quand votre messagerie est connue, sans son empreinte. sign_up_codes\u00a0: les dates des codes d’inscription.',
    stripe:
      'Vos numéros de client et d’abonnement chez Stripe, qui encaisse les paiements. Stripe garde votre adresse e-mail, vos moyens de paiement et vos factures\u202f; les factures sont conservées dix ans, comme la loi l’impose. Nous ne recevons jamais votre numéro de carte.',
    elsewhere:
      '{mailers}\u202f; ils en gardent une trace selon leurs propres règles. L’hébergeur du site (Netlify) et Supabase tiennent des journaux techniques pendant la durée qu’ils fixent. Nos compteurs d’essais sont des empreintes, où votre adresse ne figure pas\u202f; ils disparaissent en un jour au plus. Les rendez-vous pris et les messages envoyés sans connexion au compte ne sont pas rattachés à votre compte, et ceux écrits par e-mail sont dans notre messagerie\u00a0: demandez-nous-en une copie.',
    durations:
      'Un rendez-vous est gardé douze mois après sa date, un message à l’assistance vingt-quatre mois après le dernier changement. Un quiz non terminé est gardé trente jours, la trace d’un e-mail quatre-vingt-dix jours, la progression et les quiz jusqu’à ce que vous arrêtiez ce suivi. Le reste vit aussi longtemps que votre compte. La preuve d’une commande est gardée dix ans après la fin du contrat, celle d’une résiliation ou d’une rétractation cinq ans\u202f; si vous effacez le compte, elle est détachée de vous. Si un certificat a été révoqué, son numéro et le motif restent dans la liste publique, sans votre nom.',
    rights:
      'Vous pouvez corriger ces données et effacer votre compte dans vos paramètres. Les dates sont en temps universel (UTC).',
  },
  en: {
    account:
      'What our sign-in service (Supabase) keeps about you: address, details given at sign-up or passed on by Google, ways to sign in, open sessions, two-factor authentication. Passwords, tokens and secrets are left out: they would let somebody pass themselves off as you.',
    data: 'Our own tables. profiles: name, telephone, language, preferences and version of the terms accepted. lesson_progress: lessons opened and read, the version of the text that was read and how far you got (a thousand times the section, counted from zero, plus thousandths of it). quiz_attempts: your tries at quizzes, with the questions drawn, the answers given and the points. review_cards: the questions that come back to you, with their next date. lesson_notes: your notes, with the passage, its place and their dates. certificates: your certificate, as it was issued and signed. subscriptions: your subscriptions, with their price in cents. billing_customers: your customer number at Stripe. checkout_evidence: what you accepted before paying. contract_ends: your cancellations and withdrawals, as you declared them, without the hashes that recognise a second withdrawal. appointments: the appointments booked while signed in. support_tickets: the messages sent to support while signed in. signals_notices: your address, if you asked to hear when signals open and the address of the account is confirmed. emails: the emails written for you, without their content, whose links must only be opened from your mailbox; address and content are erased once they are sent. address_proofs: when your address was confirmed. recovery_codes: the dates of your recovery codes, not the codes. stripe_events: notices received from Stripe, reduced to numbers. erasures: an erasure that is under way. signal_webhooks: the addresses of your tools and their settings. signal_reads: the signals you have read. account_mailboxes: since when your mailbox is known, without its hash. sign_up_codes: the dates of the sign-up codes.',
    stripe:
      'Your customer and subscription numbers at Stripe, which takes the payments. Stripe keeps your email address, your payment methods and your invoices; invoices are kept for ten years, as French law requires. We never receive your card number.',
    elsewhere:
      '{mailers}; they keep a record of them under their own rules. The site’s host (Netlify) and Supabase keep technical logs for the time they set. Our counters of attempts are hashes that do not hold your address; they are gone within a day. Appointments booked and messages sent without signing in are not tied to your account, and messages written by email are in our mailbox: ask us for a copy.',
    durations:
      'An appointment is kept for twelve months after its date, a message to support for twenty-four months after its last change. An unfinished quiz is kept for thirty days, the record of an email for ninety, progress and quizzes until you turn that record off. The rest is kept as long as your account exists. The evidence of an order is kept for ten years after the contract ends, that of a cancellation or a withdrawal for five; if you erase the account, it is detached from you. If a certificate was revoked, its number and the reason stay in the public list, without your name.',
    rights:
      'You can correct this data and erase your account in your settings. Dates are in universal time (UTC).',
  },
};
