import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { itemsTexts } from '../texts/items';
import { ItemAct } from './item-act';

interface ItemActsProps {
  /** The item's name. */
  name: string;
  canMove: { up: boolean; down: boolean };
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** The actions of an item; the buttons to move it are left out if no item of the list can move. */
export function ItemActs({ name, canMove, onMove, onEdit, onDelete, children }: ItemActsProps) {
  const t = useTexts(itemsTexts);
  return (
    <div className="-mx-2 mt-auto -mb-2 flex flex-wrap items-center justify-end border-t border-line pt-2">
      {(canMove.up || canMove.down) && (
        <div className="mr-auto flex">
          <ItemAct
            act="up"
            icon={portalIcons.arrowUp}
            label={t('order.up', { name })}
            idle={!canMove.up}
            onClick={() => onMove(-1)}
          />
          <ItemAct
            act="down"
            icon={portalIcons.arrowDown}
            label={t('order.down', { name })}
            idle={!canMove.down}
            onClick={() => onMove(1)}
          />
          <DragHandle name={name} hint={t('order.drag')} />
        </div>
      )}
      {children}
      <ItemAct act="edit" icon={portalIcons.pencil} label={t('edit.button', { name })} onClick={onEdit} />
      <ItemAct
        act="delete"
        icon={portalIcons.trash}
        label={t('delete.button', { name })}
        onClick={onDelete}
      />
    </div>
  );
}
