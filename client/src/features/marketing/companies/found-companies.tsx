import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { FoundCompanies as AnyFoundCompanies } from '@/ui/company-list/found-companies';
import type { CompanyHandlers } from '@/ui/company-list/listed-company';
import { type ListedCompany, type MeasuredCompany, recentFigures } from '../reads';
import { companiesTexts } from './texts/companies';
import { CompanyCard } from './company-card';
import { companyColumns } from './company-columns';

const CompanyRows = lazyPart(async () => (await import('./company-rows')).CompanyRows);

interface FoundCompaniesProps extends CompanyHandlers<ListedCompany> {
  companies: ListedCompany[];
}

/** The companies with what their last 30 days brought; many can be searched by name and sector. */
export function FoundCompanies({ companies, ...handlers }: FoundCompaniesProps) {
  const { data: figures } = useQuery({ ...recentFigures(), staleTime: 0 });
  const measured = companies.map(
    (company): MeasuredCompany => ({ ...company, recent: figures?.find(({ id }) => id === company.id) }),
  );
  return (
    <AnyFoundCompanies
      t={useTexts(companiesTexts)}
      companies={measured}
      columns={companyColumns}
      textsOf={({ name, sector }) => [name, sector]}
      renderCard={(company) => <CompanyCard company={company} {...handlers} />}
      renderRows={(rows) => <CompanyRows {...rows} {...handlers} />}
    />
  );
}
