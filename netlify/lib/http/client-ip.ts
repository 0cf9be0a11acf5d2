/** Rate-limit keys for callers without a session. */

/** The client's IP address from Netlify's header; for IPv6 the /64 network, usually one household. */
export function clientIp(request: Request): string {
  const address = request.headers.get('x-nf-client-connection-ip') ?? 'unknown';
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return [...groups, '', '', '', '']
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':');
}

/**
 * One key for all spellings of an address: ASCII letters in lower case, without dots and +label, which the
 * largest providers ignore. Only for rate limits, never for sending. SQL has the same rule (`normalize_email`).
 */
export function normalizeEmail(email: string): string {
  const lower = email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const [name = '', host = ''] = lower.split('@');
  const plain = name.replace(/\+.*/, '').replaceAll('.', '');
  return `${plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
