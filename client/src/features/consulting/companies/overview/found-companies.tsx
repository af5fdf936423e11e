import { useTexts } from '@/i18n/use-texts';
import { lazyPart } from '@/lib/lazy-part';
import { FoundCompanies as AnyFoundCompanies } from '@/ui/company-list/found-companies';
import type { CompanyHandlers } from '@/ui/company-list/listed-company';
import { companiesTexts } from '../../texts/companies';
import type { Summary } from './company-acts';
import { CompanyCard } from './company-card';
import { companyColumns } from './company-columns';

const CompanyRows = lazyPart(async () => (await import('./company-rows')).CompanyRows);

/** So many companies are seen at a glance. */
const FEW = 3;

interface FoundCompaniesProps extends CompanyHandlers<Summary> {
  companies: Summary[];
}

/** The companies and the search for them, which also finds the shown words for size and structure. */
export function FoundCompanies({ companies, ...handlers }: FoundCompaniesProps) {
  const t = useTexts(companiesTexts);
  return (
    <AnyFoundCompanies
      t={t}
      companies={companies}
      searchesCards={companies.length > FEW}
      columns={companyColumns}
      textsOf={({ name, sector, email, size, structure }) => [
        name,
        sector,
        email ?? '',
        // Without the size range in brackets, whose numbers would match a search for a number.
        t(`sizeBand.${size}`).replace(/\(.*\)/, ''),
        t(`structure.${structure}`),
      ]}
      renderCard={(company) => <CompanyCard company={company} {...handlers} />}
      renderRows={(rows) => <CompanyRows {...rows} {...handlers} />}
    />
  );
}
