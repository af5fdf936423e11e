import type { DragEvent } from 'react';
import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { SwotItem } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '@/ui/icon-button';
import { Icon } from '@/ui/icons';
import { Menu } from '@/ui/menu';
import { LongText } from '../items/long-text';
import { ImpactBadge, PriorityBadge } from '../items/level-badge';
import { shortText } from '../short-text';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from '../texts/items';
import { swotTexts } from '../texts/swot';

interface SwotCardProps {
  quadrant: Quadrant;
  item: SwotItem;
  onDrag: (item: SwotItem | null) => void;
  onMove: (to: Quadrant) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function SwotCard({ quadrant, item, onDrag, onMove, onEdit, onDelete }: SwotCardProps) {
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const tSwot = useTexts(swotTexts);
  const { id, description, level } = item;
  const name = shortText(description);
  const isOnItsWay = id < 0;

  function startDrag(event: DragEvent) {
    const card = event.currentTarget.closest('li');
    if (card) event.dataTransfer.setDragImage(card, 20, 20);
    event.dataTransfer.setData('text/plain', description);
    event.dataTransfer.effectAllowed = 'move';
    onDrag(item);
  }

  return (
    <li
      data-swot={`${quadrant}:${id}`}
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
        {!isOnItsWay && (
          // For the mouse alone: the menu does the same for everybody.
          <span
            aria-hidden
            draggable
            title={tSwot('drag')}
            onDragStart={startDrag}
            onDragEnd={() => onDrag(null)}
            className="hidden size-11 cursor-grab place-items-center text-muted active:cursor-grabbing sm:pointer-fine:grid"
          >
            <Icon name="grip" />
          </span>
        )}
        <Menu
          icon="move"
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
          icon="pencil"
          label={tItems('edit.button', { name })}
          disabled={isOnItsWay}
          onClick={onEdit}
        />
        <IconButton
          icon="trash"
          label={tItems('delete.button', { name })}
          disabled={isOnItsWay}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
