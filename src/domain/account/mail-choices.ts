/** The optional emails that are sent, as columns of the profile, in the order of the settings. */
export const mailChoices = ['notify_review', 'notify_lessons', 'notify_market'] as const;
export type MailChoice = (typeof mailChoices)[number];
