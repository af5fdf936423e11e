import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that no call from this server may reach, from IANA's registry of special-purpose addresses. */
const closed4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by carriers (CGNAT)
  ['127.0.0.0', 8], // this machine
  ['168.63.129.16', 32], // the host of a virtual machine at Azure
  ['169.254.0.0', 16], // link-local, among them the metadata of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays of 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

/** IPv6: only global unicast is open, without these. */
const global6: readonly [string, number][] = [['2000::', 3]];
const closed6: readonly [string, number][] = [
  ['2001::', 23], // protocol assignments, among them Teredo, which hides an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which hides an IPv4 address
  ['3fff::', 20], // documentation
];

const listOf = (networks: readonly [string, number][], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, family);
  return list;
};

const closedTo4 = listOf(closed4, 'ipv4');
const openTo6 = listOf(global6, 'ipv6');
const closedTo6 = listOf(closed6, 'ipv6');

/** The eight groups of an IPv6 address; the URL parser knows every notation. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const read = (part = '') => part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16)] : []));
  const [head, tail] = plain.split('::').map(read);
  const rest = tail ?? [];
  const zeros = new Array<number>(8 - (head?.length ?? 0) - rest.length).fill(0);
  return [...(head ?? []), ...zeros, ...rest];
}

const dotted = ([high = 0, low = 0]: readonly number[]) =>
  [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The last 32 bits as an IPv4 address, if the first 96 are `prefix`. */
function embedded(address: string, prefix: readonly number[]): string | undefined {
  const groups = groupsOf(address);
  return prefix.every((group, index) => groups[index] === group) ? dotted(groups.slice(6)) : undefined;
}

const mapped = [0, 0, 0, 0, 0, 0xff_ff];
/** Where a network has only IPv6, every IPv4 address is reached through this prefix (RFC 6052). */
const translated = [0x64, 0xff_9b, 0, 0, 0, 0];

/** An IP address in a form for comparison: without a zone, and IPv4 where IPv6 only wraps it. */
export function plainAddress(address: string): string {
  const [unzoned = ''] = address.split('%');
  return isIPv6(unzoned) ? (embedded(unzoned, mapped) ?? unzoned) : unzoned;
}

/** Whether an IP address, in any notation, is public; false for anything that is not an address. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return !closedTo4.check(plain, 'ipv4');
  if (!isIPv6(plain)) return false;
  const behind = embedded(plain, translated);
  if (behind !== undefined) return !closedTo4.check(behind, 'ipv4');
  return openTo6.check(plain, 'ipv6') && !closedTo6.check(plain, 'ipv6');
}
