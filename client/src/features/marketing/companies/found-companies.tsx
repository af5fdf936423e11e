import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { FoundCompanies as AnyFoundCompanies } from '@/ui/company-list/found-companies';
import type { CompanyHandlers } from '@/ui/company-list/listed-company';
import type { ListedCompany } from '../reads';
import { companiesTexts } from './texts/companies';
import { CompanyCard } from './company-card';
import { companyColumns } from './company-columns';

const CompanyRows = lazyPart(async () => (await import('./company-rows')).CompanyRows);

interface FoundCompaniesProps extends CompanyHandlers<ListedCompany> {
  companies: ListedCompany[];
}

/** The companies; many can be searched by name and sector. */
export const FoundCompanies = ({ companies, ...handlers }: FoundCompaniesProps) => (
  <AnyFoundCompanies
    t={useTexts(companiesTexts)}
    companies={companies}
    columns={companyColumns}
    textsOf={({ name, sector }) => [name, sector]}
    renderCard={(company) => <CompanyCard company={company} {...handlers} />}
    renderRows={(rows) => <CompanyRows {...rows} {...handlers} />}
  />
);
