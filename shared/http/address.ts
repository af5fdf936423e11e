import type { Access } from './endpoint';

/** What is stated of an address: the router, the server, links and mails take it from there. */
export interface Address<Pattern extends string = string> {
  /** `:name` stands for one part of the address, `:name?` for one that may be missing. */
  readonly pattern: Pattern;
  readonly guard: Access;
  /** Where those who are not signed in are sent; signing in there brings them back. */
  readonly signInAt?: string;
  /** Whether its page holds a sign-in form, which is also sent there when no script runs. */
  readonly signsIn?: boolean;
  /** The text that the tab's title holds, `<feature>/<screen>.<key>`; none where the title is a record's name. */
  readonly title?: string;
  /** Nothing is shown here: whoever comes is sent to this other address. */
  readonly leadsTo?: string;
  /** Who is shown its Spanish twin: everybody who chose Spanish, or the signed-out only; nobody without it. */
  readonly twin?: 'always' | 'signedOut';
  /** Whether search engines are told of it. */
  readonly inSitemap?: boolean;
}

type PartsOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Part | PartsOf<Rest>
  : Pattern;

type NameOf<Part extends string> = Part extends `:${infer Name}` ? Name : never;

type Value<Name extends string> = Name extends 'id' | `${string}Id` ? number : string;

type Names<Pattern extends string> = NameOf<PartsOf<Pattern>>;

type NeededNames<Pattern extends string> = Exclude<Names<Pattern>, `${string}?`>;

/** What an address needs: `id` and `…Id` are numbers, all others text; those with a question mark may be left out. */
export type AddressParams<Pattern extends string> = {
  [Name in NeededNames<Pattern>]: Value<Name>;
} & { [Name in Names<Pattern> as Name extends `${infer Plain}?` ? Plain : never]?: string };

type Search = Record<string, string | undefined>;

type Arguments<Pattern extends string> = [NeededNames<Pattern>] extends [never]
  ? [params?: AddressParams<Pattern>, search?: Search]
  : [params: AddressParams<Pattern>, search?: Search];

/** An address with a query; what is undefined is left out. */
export function withSearch(path: string, search: Search): string {
  const given = new URLSearchParams();
  for (const name in search) if (search[name]) given.set(name, search[name]);
  return given.size > 0 ? `${path}?${given}` : path;
}

/** An address with its parameters and its query filled in. */
export function addressOf<Pattern extends string>(
  { pattern }: { readonly pattern: Pattern },
  ...[params, search = {}]: Arguments<Pattern>
): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) =>
    values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
  );
  return withSearch(path, search);
}

type Stated = Omit<Address, 'guard'> & Partial<Pick<Address, 'guard'>>;

/** A table of addresses, from what they have in common and what each says of itself. */
export const addresses = <const Table extends Record<string, Stated>>(
  common: Omit<Address, 'pattern'>,
  table: Table,
) =>
  Object.fromEntries(Object.entries(table).map(([name, stated]) => [name, { ...common, ...stated }])) as {
    readonly [Name in keyof Table]: Address<Table[Name]['pattern']> & Table[Name];
  };
