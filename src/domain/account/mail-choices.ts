/** The optional emails that are sent, as columns of the profile, in the order of the settings. */
export const mailChoices = ['notify_review', 'notify_lessons', 'notify_market'] as const;

/** One of them, or the emails of signals, which a subscription with signals includes until they are stopped. */
export type MailChoice = (typeof mailChoices)[number] | 'notify_signals';
