/** The sign-up code that a function checks, for Resend; EmailJS has a template of its own. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, type Lang } from '../../../src/i18n/index.ts';
import { preventLinks, toSingleLine } from '../content.ts';
import { renderLayout, type RenderedEmail } from '../layout.ts';

/** `name`: first name as typed, by anybody for any address; may be empty. The email has no link. */
export function signUpCodeEmail(
  lang: Lang,
  { name, code }: { readonly name: string; readonly code: string },
): RenderedEmail {
  const { signUpCode: text } = emailTexts(lang).accountEmails;
  const shownName = preventLinks(toSingleLine(name));
  const content = {
    subject: fill(text.subject, { code }),
    title: shownName === '' ? text.greeting : fill(text.greetingTo, { name: shownName }),
    paragraphs: [text.instruction],
    facts: [[text.code, code] as const],
    after: [text.validity],
    reason: text.reason,
  };
  return renderLayout(lang, content, undefined);
}
