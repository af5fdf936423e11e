import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { companyOf, departmentsOf, problemsOf, productsOf, strengthsOf } from '../reads';

/** The company's data as the lists beside the report show them: what is there already is not asked for again. */
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

/** All or nothing: one read that is missing leaves nothing to compare with. */
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
