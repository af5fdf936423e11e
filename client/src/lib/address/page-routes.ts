import type { Address } from '@shared/http/address';
import type { LazyPage } from './lazy-page';

/** An address and its page; an address that redirects has no page. */
export interface PageRoute {
  address: Address;
  Page?: LazyPage;
}

type PagesOf<Table extends Record<string, Address>> = {
  [Name in keyof Table as Table[Name] extends { leadsTo: string } ? never : Name]: LazyPage;
};

/** Pairs each address of a table with its page; an address without a page is a type error. */
export const routesOf = <const Table extends Record<string, Address>>(
  table: Table,
  pages: PagesOf<Table>,
): PageRoute[] =>
  Object.entries(table).map(([name, address]) => ({
    address,
    Page: (pages as Record<string, LazyPage>)[name],
  }));
