import { type LookupAddress, lookup as askSystem } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './addresses';
import type { Allowed } from './allowed';
import { OutboundError } from './outbound-error';

/** Finds the addresses of a host name. */
export type Resolve = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** Resolves like every other program on this machine: hosts file, then DNS. */
export const resolveBySystem: Resolve = (host, done) => askSystem(host, { all: true }, done);

/** The host of a URL in a form for comparison: no brackets, no final dot. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

const closed = (host: string) => new OutboundError('private', `${host} is in a private or special network`);

/** `localhost` and names below it are this machine, whatever DNS says (RFC 6761, 6.3). */
const isLocalhost = (host: string) => /(?:^|\.)localhost$/.test(host);

/**
 * Refuses URLs that are known to be forbidden without a connection. The URL parser has already normalised 127.1 and
 * 0x7f000001.
 */
export function checkAddress(url: URL, allowed: Allowed): void {
  const host = hostOf(url);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('address', 'only http and https can be called');
  }
  if (url.username || url.password) throw new OutboundError('address', `${host}: a user or password in it`);
  const addresses = isLocalhost(host) ? ['127.0.0.1', '::1'] : isIP(host) ? [host] : [];
  const isOpen = (address: string) => isPublicAddress(address) || allowed.admits(host, address, portOf(url));
  if (addresses.length > 0 && !addresses.some(isOpen)) throw closed(host);
}

/**
 * The DNS look-up for one connection to a host. The connection uses an address from this result only, so a name that
 * resolves to another address a moment later has no effect. Private addresses are left out.
 */
export function guardedLookup(url: URL, allowed: Allowed, resolve: Resolve): LookupFunction {
  const [host, port] = [hostOf(url), portOf(url)];
  return (name, { all }, done) =>
    resolve(name, (error, addresses) => {
      if (error) return done(error, []);
      const open = addresses.filter(
        ({ address }) => isPublicAddress(address) || allowed.admits(host, address, port),
      );
      const [first] = open;
      if (!first) return done(closed(host), []);
      return all ? done(null, [...open]) : done(null, first.address, first.family);
    });
}
