import type { Act } from '../overlays/card-acts';
import { portalIcons } from '../portal-icons';
import type { AnyCompany, CompanyHandlers, Words } from './listed-company';

/** What can be done with a company, in a card and in a row. `shortDelete` stands in a menu that bears its name. */
export const companyActs =
  <Company extends AnyCompany>(
    t: Words<'edit' | 'editOne' | 'delete.button'>,
    shortDelete: string,
    { onEdit, onDelete }: CompanyHandlers<Company>,
  ) =>
  (company: Company): Act[] => [
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
      short: shortDelete,
      onSelect: () => onDelete(company),
    },
  ];
