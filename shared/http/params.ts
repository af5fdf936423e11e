import type { Endpoint } from './endpoint';
import type { QueryOf } from './wire';

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? WithoutEnding<Name>
    : never;

/** A parameter may be followed by a file extension, as in `/contacts/:id.vcf`. */
type WithoutEnding<Name extends string> = Name extends `${infer Stem}.${string}` ? Stem : Name;

/** The parameters of a path. Those named `id` or `…Id` are positive integers, all others are strings. */
export type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'id' | `${string}Id` ? number : string;
};

/** Values of a query string; empty ones are left out. */
export type Search = Readonly<Record<string, string | number | undefined>>;

/** The URL of a path; the compiler does not check the parameters against an endpoint, unlike in `urlFor`. */
export function urlAt(
  path: string,
  params: Readonly<Record<string, string | number>>,
  query: Search = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The URL of an endpoint with its parameters and query filled in. Empty query values are left out. */
export const urlFor = <E extends Endpoint>(
  endpoint: E,
  params: Params<E['path']>,
  query?: QueryOf<E>,
): string => urlAt(endpoint.path, params as Record<string, string | number>, (query ?? {}) as Search);
