/** Rate-limit keys for callers without a session. */

/** The client's IP address from Netlify's header; for IPv6 the /64 network, usually one household. */
export function clientIp(request: Request): string {
  const address = addressOf(request);
  return address.includes(':') ? groupsOf(address, 4) : address;
}

/** The client's network: /24 for IPv4, /48 for IPv6, usually one customer of a provider. */
export function clientNetwork(request: Request): string {
  const address = addressOf(request);
  return address.includes(':') ? groupsOf(address, 3) : address.split('.').slice(0, 3).join('.');
}

/** An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address. */
function addressOf(request: Request): string {
  const address = request.headers.get('x-nf-client-connection-ip') ?? 'unknown';
  return address.includes('.') ? address.replace(/^.*:/, '') : address;
}

function groupsOf(address: string, count: number): string {
  const [head = ''] = address.split('::');
  const groups = head.split(':').map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return [...groups, '', '', '', '']
    .slice(0, count)
    .map((group) => group || '0')
    .join(':');
}
