/** Optional emails, as columns of the profile, in the order of the settings. */
export const mailChoices = ['notify_review', 'notify_lessons', 'notify_market'] as const;

/** An optional email, or signal emails, which subscribers with signals get until they opt out. */
export type MailChoice = (typeof mailChoices)[number] | 'notify_signals';
