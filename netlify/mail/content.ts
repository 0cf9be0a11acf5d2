/** What a mail says, before it is laid out: one source of its HTML and of its plain text. */
export interface MailContent {
  readonly subject: string;
  /** Heads the mail; a sentence. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** After the list, if there is one. */
  readonly after?: readonly string[];
  /** The one thing to do, as a path of our site. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Why it was sent, in small print. */
  readonly reason: string;
}

/** A moment as a person in France reads it: `21 novembre 2026, 18:18`. */
export function moment(lang: 'fr' | 'en', instant: string): string {
  return new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(new Date(instant));
}
