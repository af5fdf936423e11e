import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { namedPeople } from '@shared/consulting/report/people';
import type { CompanyContact, Problem } from '@shared/consulting/items/tables';
import { companyOf, contactsOf, departmentsOf, problemsOf, productsOf, strengthsOf } from '../reads';

/** The company's current data, from the same cache entries as the lists beside the report. */
export const useCompanyDataNow = (companyId: number) =>
  useQueries({
    queries: [
      companyOf(companyId),
      contactsOf(companyId),
      productsOf(companyId),
      departmentsOf(companyId),
      problemsOf(companyId),
      strengthsOf(companyId),
    ],
    combine: together,
  });

type Results<Data extends readonly unknown[]> = { [Index in keyof Data]: UseQueryResult<Data[Index]> };

/** The data only if all queries have succeeded, because a comparison needs all of them. */
function together<Company, Product, Department, Strength>(
  results: Results<[Company, CompanyContact[], Product, Department, Problem[], Strength]>,
) {
  const [
    { data: company },
    { data: contacts },
    { data: products },
    { data: departments },
    { data: problems },
    { data: strengths },
  ] = results;
  const failed = results.filter(({ error }) => error);
  return {
    data:
      company && contacts && products && departments && problems && strengths
        ? { company, products, departments, problems, strengths, people: namedPeople(contacts, problems) }
        : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach((read) => void read.refetch()),
  };
}
