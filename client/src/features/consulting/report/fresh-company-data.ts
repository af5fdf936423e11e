import type { QueryClient } from '@tanstack/react-query';
import type { buildReport } from '@shared/consulting/report/build-report';
import { namedPeople } from '@shared/consulting/report/people';
import { companyOf, contactsOf, departmentsOf, problemsOf, productsOf, strengthsOf } from '../reads';

type CompanyData = Parameters<typeof buildReport>[0];

/** The data for a report, fetched again, because a report cannot be changed later. */
export async function freshCompanyData(client: QueryClient, companyId: number): Promise<CompanyData> {
  const now = { staleTime: 0 };
  const [company, contacts, products, departments, problems, strengths] = await Promise.all([
    client.fetchQuery({ ...companyOf(companyId), ...now }),
    client.fetchQuery({ ...contactsOf(companyId), ...now }),
    client.fetchQuery({ ...productsOf(companyId), ...now }),
    client.fetchQuery({ ...departmentsOf(companyId), ...now }),
    client.fetchQuery({ ...problemsOf(companyId), ...now }),
    client.fetchQuery({ ...strengthsOf(companyId), ...now }),
  ]);
  const people = namedPeople(contacts, problems);
  return { company, products, departments, problems, strengths, people };
}
