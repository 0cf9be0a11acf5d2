import type { SearchablePageId } from '../../../domain/site/pages.ts';

/** Names of the pages in menu, footer and searches, and their keywords, separated by commas. */
export const pageNames: Readonly<Record<SearchablePageId, { title: string; keywords: string }>> = {
  home: { title: 'Home', keywords: 'home, start, introduction' },
  solutions: { title: 'Our solutions', keywords: 'solutions, offers, plans, custom' },
  pricing: {
    title: 'Plans and prices',
    keywords: 'price, pricing, cost, pay, plan, subscription',
  },
  signals: {
    title: 'Trading signals',
    keywords: 'signal, signals, trading, alert, buy, sell, webhook',
  },
  signalsRecord: {
    title: 'Record of signals',
    keywords:
      'record, track record, results, performance, signals, proof, verify, losses, drawdown',
  },
  training: {
    title: 'Understand crypto',
    keywords: 'begin, learn, training, understand, beginner',
  },
  course: {
    title: 'Course programme',
    keywords: 'course, lessons, modules, programme, training, blockchain, bitcoin',
  },
  certificate: { title: 'Certificate of completion', keywords: 'certificate, diploma, completion' },
  verifyCertificate: {
    title: 'Verify a certificate',
    keywords: 'verify, verification, certificate, number, authenticity, badge',
  },
  market: {
    title: 'Crypto market',
    keywords: 'market, prices, quotes, capitalisation, bitcoin, ethereum',
  },
  articles: { title: 'Articles', keywords: 'articles, blog, analysis, read' },
  dictionary: {
    title: 'Crypto dictionary',
    keywords: 'dictionary, glossary, definition, word, term',
  },
  about: { title: 'About', keywords: 'about, who we are, company' },
  team: { title: 'The team', keywords: 'team, authors, editors, teachers' },
  values: { title: 'Our values', keywords: 'values, commitment, ethics, transparency' },
  support: { title: 'Support', keywords: 'support, help, contact, problem, question, message' },
  appointment: {
    title: 'Book an appointment',
    keywords: 'appointment, consultation, call, book, slot, calendar',
  },
  createAccount: { title: 'Create an account', keywords: 'account, sign up, register, create' },
  policy: {
    title: 'Legal notice and company policy',
    keywords: 'legal notice, publisher, corporate policy, company, complaint, accessibility',
  },
  faq: { title: 'Frequently asked questions', keywords: 'faq, questions, answers, help' },
  privacy: { title: 'Privacy policy', keywords: 'privacy, data, gdpr, cookies' },
  terms: {
    title: 'Terms of use and sale',
    keywords: 'terms, conditions, contract, withdrawal, cancel, refund',
  },
  cancelContract: {
    title: 'Cancel your contract',
    keywords: 'cancel, cancellation, stop, end, contract, subscription, unsubscribe',
  },
  withdrawContract: {
    title: 'Withdraw from the contract here',
    keywords: 'withdraw, withdrawal, change my mind, fourteen days, refund, contract',
  },
  settings: { title: 'Account settings', keywords: 'settings, profile, account, password' },
  dashboard: { title: 'Dashboard', keywords: 'dashboard, my account, subscription, progress' },
  notes: { title: 'My notes', keywords: 'notes, my notes, passages, kept, annotations' },
};
