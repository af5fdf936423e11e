import type { Endpoint } from '@shared/http/endpoint';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { useSave } from '@/lib/api/save';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { toast } from '@/lib/toast';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from './texts/items';

export interface DeleteDialogProps {
  remove: Endpoint<`/api/${string}/:id`, undefined, undefined, null>;
  /** The queries that show the entry. */
  refreshes: readonly { queryKey: readonly unknown[] }[];
  /** The entry to delete; null closes the dialog. */
  id: number | null;
  name: string;
  title: string;
  /** What is deleted together with the entry. */
  losses: readonly string[];
  /** The notice after the deletion. */
  done: Parameters<typeof toast>[0];
  onClose: () => void;
}

/** Asks for confirmation and deletes an entry of a company. */
export function DeleteDialog({ id, name, title, losses, done, onClose, ...call }: DeleteDialogProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const remove = useSave(call.remove, {
    refreshes: call.refreshes,
    onSaved: () => {
      onClose();
      toast(done);
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('delete.failed'), description: errorText(error) }),
  });
  return (
    <ConfirmDialog
      open={id !== null}
      onClose={onClose}
      onConfirm={() => id !== null && remove.mutate({ params: { id } })}
      pending={remove.isPending}
      variant="danger"
      title={title}
      description={
        <>
          <p className="font-medium wrap-anywhere text-ink">{name}</p>
          {losses.map((loss) => (
            <p key={loss} className="mt-2">
              {loss}
            </p>
          ))}
        </>
      }
      confirmLabel={tItems('delete.confirm')}
    />
  );
}
