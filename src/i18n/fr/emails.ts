/** Texts of the emails, in French. */
export * from './account/emails.ts';
export * from './auth/emails.ts';
export * from './billing/emails.ts';
export * from './booking/emails.ts';
export * from './contract/emails.ts';
export * from './course/emails.ts';
export * from './market/emails.ts';
export * from './signals/emails.ts';
export * from './site/emails.ts';
export * from './support/emails.ts';
