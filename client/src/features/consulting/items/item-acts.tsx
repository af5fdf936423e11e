import type { DragEvent, ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { itemsTexts } from '../texts/items';
import { ItemAct } from './item-act';

interface ItemActsProps {
  /** What the item is called. */
  name: string;
  canMove: { up: boolean; down: boolean };
  onMove: (step: -1 | 1) => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** What can be done with an item; where nothing in the list can move, the buttons for it are left out. */
export function ItemActs({ name, canMove, onMove, onEdit, onDelete, children, ...drag }: ItemActsProps) {
  const t = useTexts(itemsTexts);
  return (
    <div className="-mx-2 mt-auto -mb-2 flex flex-wrap items-center justify-end border-t border-line pt-2">
      {(canMove.up || canMove.down) && (
        <div className="mr-auto flex">
          <ItemAct
            act="up"
            icon="arrowUp"
            label={t('order.up', { name })}
            idle={!canMove.up}
            onClick={() => onMove(-1)}
          />
          <ItemAct
            act="down"
            icon="arrowDown"
            label={t('order.down', { name })}
            idle={!canMove.down}
            onClick={() => onMove(1)}
          />
          {/* For the mouse alone: the two buttons do the same for everybody. */}
          <span
            aria-hidden
            draggable
            {...drag}
            title={t('order.drag')}
            className="hidden size-11 cursor-grab place-items-center text-muted active:cursor-grabbing pointer-fine:grid"
          >
            <Icon name="grip" />
          </span>
        </div>
      )}
      {children}
      <ItemAct act="edit" icon="pencil" label={t('edit.button', { name })} onClick={onEdit} />
      <ItemAct act="delete" icon="trash" label={t('delete.button', { name })} onClick={onDelete} />
    </div>
  );
}
