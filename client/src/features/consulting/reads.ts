import { type QueryClient, useQuery } from '@tanstack/react-query';
import { companies } from '@shared/consulting/companies/endpoints';
import { contacts, departments, problems, products, strengths } from '@shared/consulting/items/endpoints';
import { reports } from '@shared/consulting/report/endpoints';
import { shares } from '@shared/consulting/shares/endpoints';
import { swot } from '@shared/consulting/swot/endpoints';
import { urlFor } from '@shared/http/params';
import { query } from '@/lib/api/query-client';
import type { CompanyList } from '@shared/consulting/items/lists';

export const companyList = () => query(companies.list, {});
export const companyOf = (companyId: number) => query(companies.read, { companyId });
export const contactsOf = (companyId: number) => query(contacts.list, { companyId });
export const productsOf = (companyId: number) => query(products.list, { companyId });
export const departmentsOf = (companyId: number) => query(departments.list, { companyId });
export const problemsOf = (companyId: number) => query(problems.list, { companyId });
export const strengthsOf = (companyId: number) => query(strengths.list, { companyId });
export const reportOf = (companyId: number) => query(reports.read, { companyId });

/** The data that the report was made from; they never change. */
export const snapshotOf = (companyId: number) => query(reports.snapshot, { companyId });
export const sharesOf = (companyId: number) => query(shares.list, { companyId });
export const swotOf = (companyId: number) => query(swot.read, { companyId });

export const useCompany = (companyId: number) => useQuery(companyOf(companyId));

export const useCompanyLists = (companyId: number) => ({
  contacts: useQuery(contactsOf(companyId)),
  products: useQuery(productsOf(companyId)),
  departments: useQuery(departmentsOf(companyId)),
  problems: useQuery(problemsOf(companyId)),
  strengths: useQuery(strengthsOf(companyId)),
});

const listsOf: Record<CompanyList, (companyId: number) => { queryKey: readonly unknown[] }> = {
  contacts: contactsOf,
  products: productsOf,
  departments: departmentsOf,
  problems: problemsOf,
  strengths: strengthsOf,
};

const isReferredTo: ReadonlySet<CompanyList> = new Set(['departments', 'contacts', 'strengths']);

/** The queries that show a list's items, to fetch again when the items change. */
export const readsOf = (kind: CompanyList, companyId: number) => [
  listsOf[kind](companyId),
  // Deleting a department, a contact or a strength clears it from the problems that refer to it.
  ...(isReferredTo.has(kind) ? [problemsOf(companyId)] : []),
  swotOf(companyId),
  companyList(),
];

/** Removes a deleted company from the cache, where entries never become stale. */
export function forgetCompany(client: QueryClient, companyId: number): void {
  const own = urlFor(companies.read, { companyId });
  client.setQueryData(companyList().queryKey, (list) => list?.filter(({ id }) => id !== companyId));
  client.removeQueries({
    predicate: ({ queryKey: [url] }) => url === own || String(url).startsWith(`${own}/`),
  });
}
