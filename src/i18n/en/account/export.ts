import type { accountExport as French } from '../../fr/account/export.ts';

/** The readme of an account's export: each part of it, and the data held by other services. */
export const accountExport: typeof French = {
  mailers: {
    emailjs: 'EmailJS carried the verification code to your address, and Resend our other emails',
    function:
      'EmailJS or Resend carried the verification code to your address, and Resend our other emails',
    supabase: 'Supabase sent the verification code to your address, and Resend our other emails',
  },
  readme: {
    account:
      'What our sign-in service (Supabase) keeps about you: address, details given at sign-up or passed on by Google, ways to sign in, open sessions, two-factor authentication. Passwords, tokens and secrets are left out: they would let somebody pass themselves off as you.',
    data: 'Our own tables. profiles: name, telephone, language, preferences and version of the terms accepted. lesson_progress: lessons opened and read, the version of the text that was read and how far you got (a thousand times the section, counted from zero, plus thousandths of it). quiz_attempts: your tries at quizzes, with the questions drawn, the answers given and the points. review_cards: the questions that come back to you, with their next date. lesson_notes: your notes, with the passage, its place and their dates. certificates: your certificate, as it was issued and signed. subscriptions: your subscriptions, with their price in cents. billing_customers: your customer number at Stripe. checkout_evidence: what you accepted before paying. contract_ends: your cancellations and withdrawals, as you declared them, without the hashes that recognise a second withdrawal. appointments: the appointments booked while signed in. support_tickets: the messages sent to support while signed in. signals_notices: your address, if you asked to hear when signals open and the address of the account is confirmed. emails: the emails written for you, without their content, whose links must only be opened from your mailbox; address and content are erased once they are sent. address_proofs: when your address was confirmed. recovery_codes: the dates of your recovery codes, not the codes. stripe_events: notices received from Stripe, reduced to numbers. erasures: an erasure that is under way. signal_webhooks: the addresses of your tools, without what follows the question mark, and their settings. signal_reads: the signals you have read. account_mailboxes: since when your mailbox is known, without its hash. sign_up_codes: the dates of the sign-up codes.',
    stripe:
      'Your customer and subscription numbers at Stripe, which takes the payments. Stripe keeps your email address, your payment methods and your invoices; invoices are kept for ten years, as French law requires. We never receive your card number.',
    elsewhere:
      '{mailers}; they keep a record of them under their own rules. The site’s host (Netlify) and Supabase keep technical logs for the time they set. Our counters of attempts are hashes that do not hold your address; they are gone within a day. Appointments booked and messages sent without signing in are not tied to your account, and messages written by email are in our mailbox: ask us for a copy.',
    durations:
      'An appointment is kept for twelve months after its date, a message to support for twenty-four months after its last change. An unfinished quiz is kept for thirty days, the record of an email or of a notice from Stripe for ninety, progress and quizzes until you turn that record off. The rest is kept as long as your account exists. The evidence of an order is kept for ten years after the contract ends, that of a cancellation or a withdrawal for five; if you erase the account, it is detached from you. If a certificate was revoked, its number and the reason stay in the public list, without your name.',
    rights:
      'You can correct this data and erase your account in your settings. Dates are in universal time (UTC).',
  },
};
