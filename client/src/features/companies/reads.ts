import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  companies,
  contacts,
  departments,
  problems,
  products,
  reports,
  strengths,
} from '@shared/companies/endpoints';
import { urlFor } from '@shared/http/endpoint';
import { query } from '@/lib/query-client';

export const companyList = () => query(companies.list, {});
export const companyOf = (companyId: number) => query(companies.read, { companyId });
export const contactsOf = (companyId: number) => query(contacts.list, { companyId });
export const productsOf = (companyId: number) => query(products.list, { companyId });
export const departmentsOf = (companyId: number) => query(departments.list, { companyId });
export const problemsOf = (companyId: number) => query(problems.list, { companyId });
export const strengthsOf = (companyId: number) => query(strengths.list, { companyId });
export const reportOf = (companyId: number) => query(reports.read, { companyId });

export const useCompany = (companyId: number) => useQuery(companyOf(companyId));

export const useCompanyLists = (companyId: number) => ({
  contacts: useQuery(contactsOf(companyId)),
  products: useQuery(productsOf(companyId)),
  departments: useQuery(departmentsOf(companyId)),
  problems: useQuery(problemsOf(companyId)),
  strengths: useQuery(strengthsOf(companyId)),
});

/** Drops a deleted company from the cache, where it would otherwise never grow stale. */
export function forgetCompany(client: QueryClient, companyId: number): void {
  const own = urlFor(companies.read, { companyId });
  client.setQueryData(companyList().queryKey, (list) => list?.filter(({ id }) => id !== companyId));
  client.removeQueries({
    predicate: ({ queryKey: [url] }) => url === own || String(url).startsWith(`${own}/`),
  });
}
