/** Who calls without a session, as far as limits must tell them apart. */

/** The address a request came from, as the platform tells it; of IPv6 the network, which is one household's. */
export function callerOf(request: Request): string {
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
 * The mailbox behind an address, as far as limits must know it: what follows a + is a label, dots mean nothing
 * to the largest providers, and each would be another way in. SQL knows it too (`mailbox_of`).
 */
export function mailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  const plain = name.replace(/\+.*/, '').replaceAll('.', '');
  return `${plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
