import type { Access } from './endpoint';

/** An entry of the sidebar: the key of its text, `<feature>/<screen>.<key>`, and the name of a portal icon. */
export interface Section {
  readonly title: string;
  readonly icon: string;
}

/** The definition of an address, which the router, the server, links and mails use. */
export interface Address<Pattern extends string = string> {
  /** `:name` is one segment of the address, `:name?` an optional one. */
  readonly pattern: Pattern;
  readonly guard: Access;
  /** The sign-in page for visitors who are not signed in; signing in there returns them. */
  readonly signInAt?: string;
  /** Whether the page holds a sign-in form, which posts to the same address when no script runs. */
  readonly signsIn?: boolean;
  /** The key of the page title, `<feature>/<screen>.<key>`; undefined when the title is a record's name. */
  readonly title?: string;
  /** The entry of the portal's sidebar that leads here. */
  readonly section?: Section;
  /** The address to which this one redirects; it has no page of its own. */
  readonly leadsTo?: string;
  /**
   * Who is redirected to the Spanish address: everybody who chose Spanish, or only signed-out visitors; undefined means
   * nobody.
   */
  readonly twin?: 'always' | 'signedOut';
  /**
   * The queries for which the build renders the screen in each language, the most specific first; `*` stands for any
   * value. The server sends the first one that the request's query contains.
   */
  readonly renderedFor?: readonly string[];
  /** Whether the sitemap lists it. */
  readonly inSitemap?: boolean;
  /**
   * The page's first requests, as API paths with the address's own parameters; they are sent while the page loads.
   */
  readonly firstData?: readonly string[];
}

type PartsOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Part | PartsOf<Rest>
  : Pattern;

type NameOf<Part extends string> = Part extends `:${infer Name}` ? Name : never;

type Value<Name extends string> = Name extends 'id' | `${string}Id` ? number : string;

type Names<Pattern extends string> = NameOf<PartsOf<Pattern>>;

type NeededNames<Pattern extends string> = Exclude<Names<Pattern>, `${string}?`>;

/**
 * The parameters of an address: `id` and `…Id` are numbers, all others strings; those with a question mark are
 * optional.
 */
export type AddressParams<Pattern extends string> = {
  [Name in NeededNames<Pattern>]: Value<Name>;
} & { [Name in Names<Pattern> as Name extends `${infer Plain}?` ? Plain : never]?: string };

type Search = Record<string, string | undefined>;

type Arguments<Pattern extends string> = [NeededNames<Pattern>] extends [never]
  ? [params?: AddressParams<Pattern>, search?: Search]
  : [params: AddressParams<Pattern>, search?: Search];

/** Appends a query to an address; undefined and empty values are left out. */
export function withSearch(path: string, search: Search): string {
  const given = new URLSearchParams();
  for (const name in search) if (search[name]) given.set(name, search[name]);
  return given.size > 0 ? `${path}?${given}` : path;
}

/** Fills the parameters and the query into an address. */
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

const isRowId = (text: string) => /^[1-9]\d{0,9}$/.test(text);

/** The URLs of an address's first data; none when a parameter that must be an id is not one. */
export function firstDataOf(
  { firstData = [] }: Address,
  params: Record<string, string | undefined>,
): string[] {
  const isKnown = Object.entries(params).every(
    ([name, value = '']) => !/^(id|\w+Id)$/.test(name) || isRowId(value),
  );
  return isKnown ? firstData.map((pattern) => addressOf({ pattern }, params)) : [];
}

type Stated = Omit<Address, 'guard'> & Partial<Pick<Address, 'guard'>>;

/** Builds a table of addresses from shared properties and the properties of each address. */
export const addresses = <const Table extends Record<string, Stated>>(
  common: Omit<Address, 'pattern'>,
  table: Table,
) =>
  Object.fromEntries(Object.entries(table).map(([name, stated]) => [name, { ...common, ...stated }])) as {
    readonly [Name in keyof Table]: Address<Table[Name]['pattern']> & Table[Name];
  };

/** An entry of a portal's sidebar with the address to which it leads. */
export type LinkedSection<Shown extends Section = Section> = Shown & { readonly to: string };

type SectionIn<Table> = Extract<Table[keyof Table], { section: Section }>['section'];

/** The sections of a table of addresses, in the table's order. */
export const sectionsOf = <Table extends Record<string, Address>>(table: Table) =>
  Object.values<Address>(table).flatMap(({ pattern, section }) =>
    section ? [{ ...section, to: addressOf({ pattern }) }] : [],
  ) as LinkedSection<SectionIn<Table>>[];
