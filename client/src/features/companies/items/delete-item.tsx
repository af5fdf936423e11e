import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api-client';
import { useSave } from '@/lib/save';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast';
import { itemEndpoints } from '../item-endpoints';
import type { ItemKind } from '../item-kinds';
import { readsOf } from '../reads';
import { itemName } from '../short-text';
import type { Item } from './item-list';

interface DeleteItemProps {
  companyId: number;
  kind: ItemKind;
  /** The item in question; null while there is none. */
  item: Item | null;
  /** What else changes when it goes. */
  consequence?: string;
  onClose: () => void;
}

/** Asks before an item is deleted for good, and says what goes with it. */
export function DeleteItem({ companyId, kind, item, consequence, onClose }: DeleteItemProps) {
  const t = useTexts('companies', 'items');
  const name = item ? itemName(item) : '';
  const remove = useSave(itemEndpoints[kind].remove, {
    refreshes: readsOf(kind, companyId),
    onSaved: () => {
      onClose();
      toast({ title: t(`items.${kind}.deleted`), description: name });
    },
    onFailed: (error) =>
      toast({ variant: 'destructive', title: t('companies.delete.failed'), description: errorText(error) }),
  });
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={onClose}
      onConfirm={() => item && remove.mutate({ params: { id: item.id } })}
      pending={remove.isPending}
      variant="danger"
      title={t(`items.${kind}.deleteTitle`)}
      description={
        <>
          <p className="font-medium wrap-anywhere text-ink">{name}</p>
          <p className="mt-2">{t('items.delete.loses')}</p>
          {consequence && <p className="mt-2">{consequence}</p>}
        </>
      }
      confirmLabel={t('items.delete.confirm')}
    />
  );
}
