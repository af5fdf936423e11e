import type { Endpoint } from '../../../shared/http/endpoint';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `:companyId` is “by company id”, `contacts.csv` “contacts csv”. */
const wordsOf = (segment: string): string[] =>
  segment
    .replace(/:/g, 'by-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]+/);

const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && segment !== 'api');

/** The name of an operation in the OpenAPI document, unique by method and path: `getLeadsContactsById`. */
export function operationName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return [method.toLowerCase(), ...segmentsOf(path).flatMap(wordsOf).map(capital)].join('');
}

/** The portals whose endpoints have a part of their own in the path. */
const portals = ['leads', 'marketing'];

/** The group of an operation in the OpenAPI document: what it is about, within its portal. */
export function operationTag({ path }: Pick<Endpoint, 'path'>): string {
  const [first = '', second = ''] = segmentsOf(path);
  const about = (segment: string) => wordsOf(segment.split('.')[0] ?? '').join(' ');
  return portals.includes(first) && !second.startsWith(':')
    ? `${about(first)}: ${about(second)}`
    : about(first);
}
