import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { type Act, CardActs } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';

/** A company of the overview and what can be done with it. */
export interface ListedCompany {
  company: Wire<CompanySummary>;
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

/** What can be done with a company, in a card and in a row. */
export function useCompanyActs({ onEdit, onDelete }: Omit<ListedCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  return (company: Wire<CompanySummary>): Act[] => [
    {
      act: 'edit',
      icon: portalIcons.pencil,
      label: t('editButton', { name: company.name }),
      short: t('edit'),
      onSelect: () => onEdit(company),
    },
    {
      act: 'delete',
      icon: portalIcons.trash,
      label: t('delete.button', { name: company.name }),
      short: t('delete.confirm'),
      onSelect: () => onDelete(company),
    },
  ];
}

export function CompanyActs({ company, ...acts }: ListedCompany) {
  const t = useTexts(companiesTexts);
  const actsOf = useCompanyActs(acts);
  return <CardActs label={t('acts', { name: company.name })} acts={actsOf(company)} />;
}
