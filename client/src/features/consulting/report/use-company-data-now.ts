import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { companyOf, departmentsOf, problemsOf, productsOf, strengthsOf } from '../reads';

/** The company's current data, from the same cache entries as the lists beside the report. */
export const useCompanyDataNow = (companyId: number) =>
  useQueries({
    queries: [
      companyOf(companyId),
      productsOf(companyId),
      departmentsOf(companyId),
      problemsOf(companyId),
      strengthsOf(companyId),
    ],
    combine: together,
  });

type Results<Data extends readonly unknown[]> = { [Index in keyof Data]: UseQueryResult<Data[Index]> };

/** The data only if all five queries have succeeded, because a comparison needs all of them. */
function together<Company, Product, Department, Problem, Strength>(
  results: Results<[Company, Product, Department, Problem, Strength]>,
) {
  const [
    { data: company },
    { data: products },
    { data: departments },
    { data: problems },
    { data: strengths },
  ] = results;
  const failed = results.filter(({ error }) => error);
  return {
    data:
      company && products && departments && problems && strengths
        ? { company, products, departments, problems, strengths }
        : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach((read) => void read.refetch()),
  };
}
