import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { CompanyList as AnyCompanyList } from '@/ui/company-list/company-list';
import { type Company, companyList } from '../reads';
import { companiesTexts } from './texts/companies';
import { CompanyDialog } from './company-dialog';
import { DeleteCompany } from './delete-company';
import { FoundCompanies } from './found-companies';

interface CompanyListProps {
  onCreate: () => void;
  /** Called after the form has changed a company. */
  onEdited?: ((before: Company, saved: Company) => void) | undefined;
}

/** The user's companies. */
export function CompanyList({ onCreate, onEdited }: CompanyListProps) {
  return (
    <AnyCompanyList
      t={useTexts(companiesTexts)}
      // What waits changes without the person.
      query={useQuery({ ...companyList(), staleTime: 0 })}
      cardHeight="h-72"
      onCreate={onCreate}
      renderFound={(companies, handlers) => <FoundCompanies companies={companies} {...handlers} />}
      renderEdit={(company, onClose) => (
        <CompanyDialog
          open={company !== null}
          company={company ?? undefined}
          onClose={onClose}
          onSaved={(saved) => company && onEdited?.(company, saved)}
        />
      )}
      renderDelete={(company, onClose, onDeleted) => (
        <DeleteCompany company={company} onClose={onClose} onDeleted={onDeleted} />
      )}
    />
  );
}
