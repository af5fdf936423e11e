import { useTexts } from '@/i18n/use-texts';
import { itemsTexts } from './texts/items';
import { DeleteDialog } from './delete-dialog';
import { endpointsOf } from '@shared/consulting/items/endpoints';
import type { CompanyList } from '@shared/consulting/items/lists';
import { readsOf } from '../reads';
import { itemName } from '../short-text';
import type { Item } from './item-list';

interface DeleteItemProps {
  companyId: number;
  kind: CompanyList;
  /** The item to delete; null closes the dialog. */
  item: Item | null;
  /** What else changes with the deletion. */
  consequence?: string;
  onClose: () => void;
}

/** Asks for confirmation, states what else is lost, and deletes an item. */
export function DeleteItem({ companyId, kind, item, consequence, onClose }: DeleteItemProps) {
  const t = useTexts(itemsTexts);
  const name = item ? itemName(item) : '';
  return (
    <DeleteDialog
      remove={endpointsOf[kind].remove}
      refreshes={readsOf(kind, companyId)}
      id={item?.id ?? null}
      name={name}
      title={t(`${kind}.deleteTitle`)}
      losses={[t('delete.loses'), ...(consequence ? [consequence] : [])]}
      done={{ title: t(`${kind}.deleted`), description: name }}
      onClose={onClose}
    />
  );
}
