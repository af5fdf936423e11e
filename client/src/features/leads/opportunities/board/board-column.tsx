import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
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
export function BoardColumn({ column, search, currency, stages, renderAssignee, onAdd }: ColumnProps) {
  const t = useTexts(boardTexts);
  const mayWrite = useMayWrite();
  const { stage, cards } = column;
  const list = { id: String(stage.id), name: stage.name };
  const { ref, isTarget, isOver } = useBoardList(list.id, list.name);
  const renderCard = (card: Card) => (
    <BoardItem
      key={card.id}
      isWhole={mayWrite}
      disabled={!mayWrite}
      itemId={String(card.id)}
      name={card.title}
      list={list}
      className="group relative rounded-control border border-line bg-surface p-2.5 hover:border-brand/50"
    >
      {mayWrite && (
        <DragHandle
          name={card.title}
          hint={t('drag')}
          className="absolute! top-1 right-1 bg-surface opacity-0 focus-visible:opacity-100 pointer-coarse:hidden"
        />
      )}
      <BoardCard card={card} stages={stages} renderAssignee={renderAssignee} />
    </BoardItem>
  );
  return (
    <section aria-label={stage.name} className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-1">
      {/* The button stands beside the name alone, so that the sums have the whole width. */}
      <div className="relative [&_h2]:pr-11">
        <ColumnSums column={column} currency={currency} search={search} />
        {mayWrite && (
          <IconButton
            icon={portalIcons.plus}
            label={t('addTo', { stage: stage.name })}
            className="absolute! -top-1.5 right-0"
            onClick={() => onAdd(stage.id)}
          />
        )}
      </div>
      <ul
        ref={ref}
        aria-label={stage.name}
        className={classNames(
          'grid min-h-0 content-start gap-2 overflow-y-auto rounded-card border border-dashed p-1.5',
          isOver ? 'border-brand bg-brand/8' : isTarget ? 'border-brand/50' : 'border-transparent bg-ink/4',
        )}
      >
        {cards.rows.map(renderCard)}
        {cards.next && (
          <MoreCards stageId={stage.id} search={search} cursor={cards.next} renderCard={renderCard} />
        )}
      </ul>
    </section>
  );
}

/** Won or Lost, at the foot of the board while a card is dragged. */
export function ClosingTarget({ column: { stage, sums } }: { column: StageColumn }) {
  const { ref, isTarget, isOver } = useBoardList(String(stage.id), stage.name);
  return (
    <section
      ref={ref}
      aria-label={stage.name}
      className={classNames(
        'grow basis-0 items-baseline justify-center gap-2 rounded-card border border-dashed px-2 py-3',
        isTarget ? 'flex' : 'hidden',
        isOver ? 'border-brand bg-brand/8' : 'border-brand/50 bg-surface',
      )}
    >
      <h2 className="text-base font-semibold">{stage.name}</h2>
      <p className="text-muted tabular-nums">{sums?.count}</p>
    </section>
  );
}
