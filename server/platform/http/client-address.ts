import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The caller's address in the form that rate limits count. An IPv6 client controls a whole /64 network (RFC 6177), so
 * all its addresses count as one.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? network(ip) : ip;
}

/** The first four groups of an IPv6 address, without abbreviation. */
function network(ip: string): string {
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
