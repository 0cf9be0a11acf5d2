/** A prefilled email, which the visitor can edit before sending. */
export interface PreparedMail {
  readonly subject: string;
  /** Its text; `\n` ends a line. */
  readonly body: string;
}

/** A `mailto:` URL with subject and body. Line ends become CRLF, as RFC 6068 requires. */
export function mailLink(address: string, { subject, body }: PreparedMail): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
