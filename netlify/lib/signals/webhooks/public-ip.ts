/** Whether an IP address is on the public internet, by IANA's registries of special-purpose addresses. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const special4 = subnets('ipv4', [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
]);

/** Global unicast. Everything else is refused: `::127.0.0.1`, `::ffff:…`, `64:ff9b::…`, `fc00::…`, `fe80::…`. */
const global6 = subnets('ipv6', [['2000::', 3]]);

const special6 = subnets('ipv6', [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which contains an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // 6bone
  ['3fff::', 20], // documentation
]);

/** True for an address of the public internet; false for any other text. */
export function isPublicIp(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

function subnets(
  family: 'ipv4' | 'ipv6',
  list: readonly (readonly [net: string, prefix: number])[],
): BlockList {
  const found = new BlockList();
  for (const [net, prefix] of list) found.addSubnet(net, prefix, family);
  return found;
}
