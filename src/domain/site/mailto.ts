/** A message prepared for somebody, who reads it and changes it before sending it. */
export interface PreparedMail {
  readonly subject: string;
  /** Its text; `\n` ends a line. */
  readonly body: string;
}

/** A `mailto:` address with its subject and text. Line ends become CRLF, as RFC 6068 asks. */
export function mailLink(address: string, { subject, body }: PreparedMail): string {
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
