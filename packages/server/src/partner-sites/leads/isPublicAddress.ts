import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are not on the public internet. */
const closed: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const refused4 = new BlockList();
for (const [net, prefix] of closed) refused4.addSubnet(net, prefix, 'ipv4');

/** Public IPv6 is within 2000::/3, so loopback, link-local, unique local and mapped addresses are not in it. */
const allowed6 = new BlockList();
allowed6.addSubnet('2000::', 3, 'ipv6');
/** Within it, what leads to IPv4 by a tunnel, and what is for documents. */
const refused6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  refused6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet, and not of this machine or its networks. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused4.check(address, 'ipv4');
  return family === 6 && allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6');
}
