import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { companyActs } from '@/ui/company-list/company-acts';
import type { CompanyHandlers } from '@/ui/company-list/listed-company';
import { CardActs } from '@/ui/overlays/card-acts';
import { companiesTexts } from '../../texts/companies';

export type Summary = Wire<CompanySummary>;

/** A company of the overview and what can be done with it. */
export interface ListedCompany extends CompanyHandlers<Summary> {
  company: Summary;
}

/** What can be done with a company, in a card and in a row. */
export function useCompanyActs(handlers: CompanyHandlers<Summary>) {
  const t = useTexts(companiesTexts);
  return companyActs(t, t('delete.confirm'), handlers);
}

export function CompanyActs({ company, ...handlers }: ListedCompany) {
  const t = useTexts(companiesTexts);
  const actsOf = useCompanyActs(handlers);
  return <CardActs label={t('acts', { name: company.name })} acts={actsOf(company)} />;
}
