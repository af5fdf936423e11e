import { useTexts } from '@/i18n/use-texts';
import { companyActs } from '@/ui/company-list/company-acts';
import type { CompanyHandlers } from '@/ui/company-list/listed-company';
import { CardActs } from '@/ui/overlays/card-acts';
import type { ListedCompany, MeasuredCompany } from '../reads';
import { companiesTexts } from './texts/companies';

/** A company of the overview and what can be done with it. */
export interface ShownCompany extends CompanyHandlers<ListedCompany> {
  company: MeasuredCompany;
}

/** What can be done with a company, in a card and in a row. */
export function useCompanyActs(handlers: CompanyHandlers<ListedCompany>) {
  const t = useTexts(companiesTexts);
  return companyActs(t, t('delete.short'), handlers);
}

export function CompanyActs({ company, ...handlers }: ShownCompany) {
  const t = useTexts(companiesTexts);
  const actsOf = useCompanyActs(handlers);
  return <CardActs label={t('acts', { name: company.name })} acts={actsOf(company)} />;
}
