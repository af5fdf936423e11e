import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { portalIcons } from '@/ui/portal-icons';
import { BoardItem, useBoardList } from '@/ui/sortable/board-list';
import { DragHandle } from '@/ui/sortable/drag-handle';
import type { Card } from '../../records';
import { boardTexts } from '../texts/board';
import { BoardCard } from './board-card';
import { ColumnSums } from './column-sums';
import { MoreCards } from './more-cards';
import type { ColumnProps, StageColumn } from './stage-column';

/** The cards of an open stage, with their number and sums. */
export function BoardColumn({ column, q, currency, stages, onAdd }: ColumnProps) {
  const t = useTexts(boardTexts);
  const { stage, cards } = column;
  const list = { id: String(stage.id), name: stage.name };
  const { ref, isTarget, isOver } = useBoardList(list.id, list.name);
  const renderCard = (card: Card) => (
    <BoardItem
      key={card.id}
      itemId={String(card.id)}
      name={card.title}
      list={list}
      className="flex gap-1 rounded-control border border-line bg-surface p-2"
    >
      <DragHandle name={card.title} hint={t('drag')} />
      <BoardCard card={card} stages={stages} />
    </BoardItem>
  );
  return (
    <section aria-label={stage.name} className="flex w-64 shrink-0 flex-col">
      <div className="flex items-start justify-between gap-2">
        <ColumnSums column={column} currency={currency} q={q} />
        <IconButton
          icon={portalIcons.plus}
          label={t('addTo', { stage: stage.name })}
          onClick={() => onAdd(stage.id)}
        />
      </div>
      <ul
        ref={ref}
        aria-label={stage.name}
        className={classNames(
          'grid min-h-40 grow content-start gap-2 rounded-card border border-dashed p-2',
          isOver ? 'border-brand bg-brand/8' : isTarget ? 'border-brand/50' : 'border-transparent bg-ink/4',
        )}
      >
        {cards.rows.map(renderCard)}
        {cards.next && <MoreCards stageId={stage.id} q={q} cursor={cards.next} renderCard={renderCard} />}
      </ul>
    </section>
  );
}

/** Won or Lost, as a narrow place to drop a card on. */
export function ClosingTarget({ column: { stage, sums } }: { column: StageColumn }) {
  const { ref, isTarget, isOver } = useBoardList(String(stage.id), stage.name);
  return (
    <section
      ref={ref}
      aria-label={stage.name}
      className={classNames(
        'w-20 shrink-0 rounded-card border border-dashed text-center lg:w-24',
        isOver ? 'border-brand bg-brand/8' : isTarget ? 'border-brand/50' : 'border-line',
      )}
    >
      {/* In sight however far down the dragged card lies. */}
      <div className="sticky top-(--page-top) px-2 py-4">
        <h2 className="text-base font-semibold">{stage.name}</h2>
        <p className="text-muted tabular-nums">{sums?.count ?? '\u00a0'}</p>
      </div>
    </section>
  );
}
