import { BlockList, isIP, isIPv4 } from 'node:net';
import { plainAddress } from './addresses';

/** Private targets that calls may reach. */
export interface Allowed {
  /**
   * Whether a connection to an address is allowed. The address was requested itself, or a host name resolved to it.
   */
  admits: (host: string, address: string, port: number) => boolean;
}

type Admits = Allowed['admits'];

const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** A name whose last part is a number would be read as an address. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)*(?!\d+$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/i;

function readNetwork(entry: string): Admits | undefined {
  const [network = '', bits = '', ...more] = entry.split('/');
  const most = isIPv4(network) ? 32 : 128;
  if (isIP(network) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most || more.length > 0)
    return undefined;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family(network));
  return (_host, address) => list.check(plainAddress(address), family(plainAddress(address)));
}

/** An address or a host name, either with a port: `127.0.0.1:11434`, `[::1]:8080`, `model.local`. */
function readHost(entry: string): Admits | undefined {
  const parts = /^\[(?<wrapped>[^\]]+)\](?::(?<portOfWrapped>\d+))?$|^(?<plain>[^:]+):(?<port>\d+)$/.exec(
    entry,
  )?.groups;
  const host = (parts?.wrapped ?? parts?.plain ?? entry).toLowerCase();
  const port = parts?.portOfWrapped ?? parts?.port;
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return undefined;
  const isPort = (asked: number) => port === undefined || asked === Number(port);
  if (isIP(host)) {
    const list = new BlockList();
    list.addAddress(host, family(host));
    return (_host, address, asked) =>
      isPort(asked) && list.check(plainAddress(address), family(plainAddress(address)));
  }
  return hostName.test(host)
    ? (asked, _address, askedPort) => asked === host && isPort(askedPort)
    : undefined;
}

/**
 * Reads a list of addresses, networks and host names, separated by commas or spaces. A host name allows whatever it
 * resolves to. `unread` are the entries that are none of these.
 */
export function readAllowed(list: string | undefined): { allowed: Allowed; unread: string[] } {
  const entries = (list ?? '').split(/[\s,]+/).filter(Boolean);
  const read = entries.map((entry) => (entry.includes('/') ? readNetwork(entry) : readHost(entry)));
  const admitting = read.filter((one) => one !== undefined);
  return {
    allowed: { admits: (...asked) => admitting.some((admits) => admits(...asked)) },
    unread: entries.filter((_entry, index) => read[index] === undefined),
  };
}
