import type { CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { CardActs } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import { companiesTexts } from '../../texts/companies';

/** A company of the overview and what can be done with it. */
export interface ListedCompany {
  company: Wire<CompanySummary>;
  onEdit: (company: Wire<CompanySummary>) => void;
  onDelete: (company: Wire<CompanySummary>) => void;
}

export function CompanyActs({ company, onEdit, onDelete }: ListedCompany) {
  const t = useTexts(companiesTexts);
  const { name } = company;
  return (
    <CardActs
      label={t('acts', { name })}
      acts={[
        {
          act: 'edit',
          icon: portalIcons.pencil,
          label: t('editButton', { name }),
          short: t('edit'),
          onSelect: () => onEdit(company),
        },
        {
          act: 'delete',
          icon: portalIcons.trash,
          label: t('delete.button', { name }),
          short: t('delete.confirm'),
          onSelect: () => onDelete(company),
        },
      ]}
    />
  );
}
