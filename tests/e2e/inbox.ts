import { expect } from 'playwright/test';
import type { World } from './serve-world.ts';

/** An email in `/local/inbox.json`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601. */
  readonly at: string;
  /** Reply-To address; empty: the sender. */
  readonly replyTo: string;
  /** `content` in base64. */
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/** Waits for the newest email to an address; `after` skips emails received up to that time. */
export async function latestMail(
  world: World,
  to: string,
  { subject = /(?:)/, after = new Date(0) }: { subject?: RegExp; after?: Date } = {},
): Promise<Mail> {
  const find = async (): Promise<Mail | undefined> => {
    const response = await fetch(new URL('/local/inbox.json', world.origin));
    const mails = (await response.json()) as Mail[];
    return mails.find(
      (mail) => mail.to === to && subject.test(mail.subject) && new Date(mail.at) > after,
    );
  };
  let mail: Mail | undefined;
  await expect
    .poll(async () => (mail = await find()), {
      message: `mail to ${to} (${subject.source})`,
      intervals: [100],
    })
    .toBeDefined();
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}
