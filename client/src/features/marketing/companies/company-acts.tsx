import { useTexts } from '@/i18n/use-texts';
import { type Act, CardActs } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { companiesTexts } from '../texts/companies';

/** A company of the overview and what can be done with it. */
export interface ShownCompany {
  company: ListedCompany;
  onEdit: (company: ListedCompany) => void;
  onDelete: (company: ListedCompany) => void;
}

/** What can be done with a company, in a card and in a row. */
export function useCompanyActs({ onEdit, onDelete }: Omit<ShownCompany, 'company'>) {
  const t = useTexts(companiesTexts);
  return (company: ListedCompany): Act[] => [
    {
      act: 'edit',
      icon: portalIcons.pencil,
      label: t('editOne', { name: company.name }),
      short: t('edit'),
      onSelect: () => onEdit(company),
    },
    {
      act: 'delete',
      icon: portalIcons.trash,
      label: t('delete.button', { name: company.name }),
      short: t('delete.short'),
      onSelect: () => onDelete(company),
    },
  ];
}

export function CompanyActs({ company, ...acts }: ShownCompany) {
  const t = useTexts(companiesTexts);
  const actsOf = useCompanyActs(acts);
  return <CardActs label={t('acts', { name: company.name })} acts={actsOf(company)} />;
}
