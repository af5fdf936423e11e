import { useQueryClient } from '@tanstack/react-query';
import { companies, type CompanySummary } from '@shared/consulting/companies/endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { toast } from '@/lib/toast';
import { companyList, forgetCompany } from '../../reads';
import { companiesTexts } from '../../texts/companies';

interface DeleteCompanyProps {
  /** The company to delete; null closes the dialog. */
  company: Wire<CompanySummary> | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a company after the user has typed its name. */
export function DeleteCompany({ company, onClose, onDeleted }: DeleteCompanyProps) {
  const t = useTexts(companiesTexts);
  const client = useQueryClient();
  const name = company?.name ?? '';
  const remove = useSave(companies.remove, {
    refreshes: [companyList()],
    onSaved: () => {
      if (company) forgetCompany(client, company.id);
      toast({
        title: t('delete.deleted'),
        description: t('delete.deletedText', { name }),
      });
      onDeleted();
    },
    onFailed: (error) =>
      toast({
        variant: 'destructive',
        title: t('delete.failed'),
        description: errorText(error),
      }),
  });
  return (
    <ConfirmDialog
      open={company !== null}
      onClose={onClose}
      onConfirm={() => company && remove.mutate({ params: { companyId: company.id } })}
      pending={remove.isPending}
      variant="danger"
      typed={name}
      title={t('delete.title', { name })}
      description={
        <>
          <p>{t('delete.loses')}</p>
          <p className="mt-2 font-semibold text-ink">{t('delete.irreversible')}</p>
        </>
      }
      confirmLabel={t('delete.confirm')}
    />
  );
}
