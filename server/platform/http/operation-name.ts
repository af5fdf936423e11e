import type { Endpoint } from '../../../shared/http/endpoint';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a segment of a path: `:companyId` is “by company id”, `contacts.csv` “contacts csv”. */
export const wordsOf = (segment: string): string[] =>
  segment
    .replace(/:/g, 'by-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-._]+/);

const segmentsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && segment !== 'api');

/** The portals that begin the paths of their endpoints with their own name. */
const portals = new Set(['leads', 'marketing']);

/** The segments of a path without `api` and the portal: `/api/leads/contacts/:id` is `contacts`, `:id`. */
export function thingsOf(path: string): string[] {
  const segments = segmentsOf(path);
  return portals.has(segments[0] ?? '') ? segments.slice(1) : segments;
}

/** The name of an operation in the OpenAPI document, unique by method and path: `getLeadsContactsById`. */
export function operationName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return [method.toLowerCase(), ...segmentsOf(path).flatMap(wordsOf).map(capital)].join('');
}

/** Features whose endpoints are grouped by subject. */
const withRooms = new Set(['consulting', ...portals]);

/**
 * The group (tag) of an operation in the OpenAPI document: its feature and subject, such as `leads: contacts`. Data of
 * a CONSULTIA company has a group of its own; pages and files outside `/api` are `public`.
 */
export function operationTag(feature: string, path: string): string {
  if (!withRooms.has(feature)) return feature;
  if (!path.startsWith('/api/')) return `${feature}: public`;
  const [first = '', parent, inside] = thingsOf(path);
  const about = parent === ':companyId' && inside !== undefined ? inside : first;
  return `${feature}: ${wordsOf(about.split('.')[0] ?? '').join(' ')}`;
}
