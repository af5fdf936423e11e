import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { type Act, CardActs } from '@/ui/overlays/card-acts';
import { portalIcons } from '@/ui/portal-icons';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { itemsTexts } from './texts/items';

interface ItemActsProps {
  /** The item's name. */
  name: string;
  canMove: { up: boolean; down: boolean };
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
  /** An act that only this kind of item has. */
  extra?: Act;
}

/** The handle and the acts of an item; those that move it are left out if it cannot move. */
export function ItemActs({ name, canMove, onMove, onEdit, onDelete, extra }: ItemActsProps) {
  const t = useTexts(itemsTexts);
  const mayWrite = useMayWrite();
  const isMovable = canMove.up || canMove.down;
  const moves: Act[] = [
    {
      act: 'up',
      icon: portalIcons.arrowUp,
      label: t('order.up', { name }),
      short: t('order.upShort'),
      idle: !canMove.up,
      onSelect: () => onMove(-1),
    },
    {
      act: 'down',
      icon: portalIcons.arrowDown,
      label: t('order.down', { name }),
      short: t('order.downShort'),
      idle: !canMove.down,
      onSelect: () => onMove(1),
    },
  ];
  return (
    <>
      {/* The room of the act that is always seen. */}
      {mayWrite && <span className="w-9 shrink-0 pointer-coarse:hidden" />}
      {isMovable && <DragHandle name={name} hint={t('order.drag')} className="sm:self-start" />}
      <CardActs
        label={t('acts', { name })}
        isSeen="edit"
        className={classNames(
          'rounded-control group-focus-within/acts:bg-surface group-hover/acts:bg-surface pointer-fine:absolute pointer-fine:top-3',
          isMovable ? 'pointer-fine:right-9' : 'pointer-fine:right-2',
        )}
        acts={[
          ...(isMovable ? moves : []),
          ...(extra ? [extra] : []),
          {
            act: 'edit',
            icon: portalIcons.pencil,
            label: t('edit.button', { name }),
            short: t('edit.short'),
            onSelect: onEdit,
          },
          {
            act: 'delete',
            icon: portalIcons.trash,
            label: t('delete.button', { name }),
            short: t('delete.confirm'),
            onSelect: onDelete,
          },
        ]}
      />
    </>
  );
}
