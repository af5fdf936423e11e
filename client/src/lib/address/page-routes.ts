import type { ComponentType } from 'react';
import type { Address } from '@shared/http/address';

/** An address and the page that is shown there; none where the address leads elsewhere. */
export interface PageRoute {
  address: Address;
  Page?: ComponentType;
}

type PagesOf<Table extends Record<string, Address>> = {
  [Name in keyof Table as Table[Name] extends { leadsTo: string } ? never : Name]: ComponentType;
};

/** Gives each address of a table its page; one without a page does not compile. */
export const routesOf = <const Table extends Record<string, Address>>(
  table: Table,
  pages: PagesOf<Table>,
): PageRoute[] =>
  Object.entries(table).map(([name, address]) => ({
    address,
    Page: (pages as Record<string, ComponentType>)[name],
  }));
