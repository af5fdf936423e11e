import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import type { ListedCompany } from '../reads';
import { companiesTexts } from './texts/companies';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { useUndo } from '../use-undo';

interface DeleteCompanyProps {
  /** The company to delete; null closes the dialog. */
  company: ListedCompany | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Puts a company in the bin after the user has typed its name. */
export function DeleteCompany({ company, onClose, onDeleted }: DeleteCompanyProps) {
  const t = useTexts(companiesTexts);
  const refresh = useRefreshMarketing();
  const { tell } = useUndo();
  const { name = '', productCount: count = 0 } = company ?? {};
  const remove = useSaving((id: number) => call(marketingCompaniesApi.remove, { id }), {
    onSaved: ({ act }) => {
      tell(act, { title: t('delete.deleted'), description: name });
      onDeleted();
      void refresh();
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('delete.failed'), description: errorText(error) }),
  });
  return (
    <ConfirmDialog
      open={company !== null}
      onClose={onClose}
      onConfirm={() => company && remove.mutate(company.id)}
      pending={remove.isPending}
      variant="danger"
      typed={name}
      title={t('delete.title', { name })}
      description={
        <>
          <p>{count > 0 ? t('delete.loses', { count }) : t('delete.losesNothing')}</p>
          <p className="mt-2">{t('delete.comesBack')}</p>
        </>
      }
      confirmLabel={t('delete.confirm')}
    />
  );
}
