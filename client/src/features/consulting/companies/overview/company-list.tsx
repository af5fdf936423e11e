import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { CompanyList as AnyCompanyList } from '@/ui/company-list/company-list';
import { companyList } from '../../reads';
import { companiesTexts } from '../../texts/companies';
import { DeleteCompany } from './delete-company';
import { EditCompany } from '../form/edit-company';
import { FoundCompanies } from './found-companies';

interface CompanyListProps extends Pick<ComponentProps<typeof EditCompany>, 'onEdited'> {
  onCreate: () => void;
}

/** The user's companies. */
export function CompanyList({ onCreate, onEdited }: CompanyListProps) {
  return (
    <AnyCompanyList
      t={useTexts(companiesTexts)}
      query={useQuery(companyList())}
      cardHeight="h-72"
      onCreate={onCreate}
      renderFound={(companies, handlers) => <FoundCompanies companies={companies} {...handlers} />}
      renderEdit={(company, onClose) => (
        <EditCompany company={company} onClose={onClose} onEdited={onEdited} />
      )}
      renderDelete={(company, onClose, onDeleted) => (
        <DeleteCompany company={company} onClose={onClose} onDeleted={onDeleted} />
      )}
    />
  );
}
