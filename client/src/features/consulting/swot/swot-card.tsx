import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { BoardItem } from '@/ui/sortable/board-list';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { LongText } from '../items/cards/long-text';
import { ImpactBadge, PriorityBadge } from '../items/cards/level-badge';
import { shortText } from '../short-text';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from '../texts/items';
import { swotTexts } from '../texts/swot';
import { keyOf } from './place';

interface SwotCardProps {
  quadrant: Quadrant;
  item: SwotItem;
  onMove: (to: Quadrant) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function SwotCard({ quadrant, item, onMove, onEdit, onDelete }: SwotCardProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const tSwot = useTexts(swotTexts);
  const { id, description, level } = item;
  const name = shortText(description);
  const key = keyOf({ quadrant, id });
  const isOnItsWay = id < 0;

  return (
    <BoardItem
      itemId={key}
      data-swot={key}
      name={name}
      list={{ id: quadrant, name: tSwot(`${quadrant}.title`) }}
      disabled={isOnItsWay}
      className={classNames('rounded-control border border-line bg-paper p-3', isOnItsWay && 'opacity-60')}
    >
      <LongText>{description}</LongText>
      <div className="-mr-2 -mb-2 flex flex-wrap items-center justify-end">
        <div className="mr-auto">
          {quadrant === 'strengths' && (
            <ImpactBadge impact={level}>{t('strengths.level', { level })}</ImpactBadge>
          )}
          {quadrant === 'weaknesses' && (
            <PriorityBadge priority={level}>{t('problems.level', { level })}</PriorityBadge>
          )}
        </div>
        <div className="flex">
          <DragHandle name={name} hint={tSwot('drag')} />
          <Menu
            icon={portalIcons.move}
            label={tSwot('move', { name })}
            data-act="move"
            aria-disabled={isOnItsWay || undefined}
            entries={
              isOnItsWay
                ? []
                : quadrants
                    .filter((other) => other !== quadrant)
                    .map((other) => ({ label: tSwot(`moveTo.${other}`), onSelect: () => onMove(other) }))
            }
          />
          <IconButton
            icon={portalIcons.pencil}
            label={tItems('edit.button', { name })}
            disabled={isOnItsWay}
            onClick={onEdit}
          />
          <IconButton
            icon={portalIcons.trash}
            label={tItems('delete.button', { name })}
            disabled={isOnItsWay}
            onClick={onDelete}
          />
        </div>
      </div>
    </BoardItem>
  );
}

/** The preview of a card while it is dragged. */
export const DraggedCard = ({ item }: { item: SwotItem | undefined }) => (
  <p
    aria-hidden
    className="line-clamp-4 cursor-grabbing rounded-control border border-line bg-raised p-3 shadow-raised"
  >
    {item?.description}
  </p>
);
