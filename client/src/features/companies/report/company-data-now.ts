import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companies } from '@shared/companies/endpoints';
import { urlFor } from '@shared/http/endpoint';
import { freshCompanyData } from './fresh-company-data';

/** The company's data as they are now, asked of the server anew whenever a report is opened. */
export function useCompanyDataNow(companyId: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [`${urlFor(companies.read, { companyId })}/data-now`],
    queryFn: () => freshCompanyData(client, companyId),
    staleTime: 0,
  });
}
