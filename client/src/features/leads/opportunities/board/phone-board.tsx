import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Toggles } from '@/ui/navigation/toggles';
import { portalIcons } from '@/ui/portal-icons';
import type { Card } from '../../records';
import { boardTexts } from '../texts/board';
import { BoardCard } from './board-card';
import type { ColumnProps, StageColumn } from './stage-column';
import { ColumnSums } from './column-sums';
import { MoreCards } from './more-cards';

interface PhoneBoardProps extends Omit<ColumnProps, 'column'> {
  columns: readonly StageColumn[];
  onEnter: (id: string, stageId: string) => void;
}

/** One stage at a time; its cards are moved by a list of stages. */
export function PhoneBoard({ columns, onEnter, ...shared }: PhoneBoardProps) {
  const t = useTexts(boardTexts);
  const mayWrite = useMayWrite();
  const { search, currency, stages, renderAssignee, onAdd } = shared;
  const [chosen, setChosen] = useState(columns[0]?.stage.id);
  const column = columns.find(({ stage }) => stage.id === chosen) ?? columns[0];
  if (!column) return null;
  const renderCard = (card: Card) => (
    <li key={card.id} className="rounded-card border border-line bg-surface p-3">
      <BoardCard
        card={card}
        stages={stages}
        renderAssignee={renderAssignee}
        {...(mayWrite && { onMoveTo: (stageId: string) => onEnter(String(card.id), stageId) })}
      />
    </li>
  );
  return (
    <div className="grid gap-1">
      <Toggles
        label={t('stage')}
        options={columns.map(({ stage, sums }) => ({
          value: String(stage.id),
          label: stage.name,
          badge: <span className="tabular-nums">{sums?.count ?? 0}</span>,
        }))}
        chosen={String(column.stage.id)}
        onChoose={(id) => setChosen(Number(id))}
      />
      <ColumnSums column={column} currency={currency} search={search} isNamed />
      <ul aria-label={column.stage.name} className="grid gap-2">
        {column.cards.rows.map(renderCard)}
        {column.cards.next && (
          <MoreCards
            stageId={column.stage.id}
            search={search}
            cursor={column.cards.next}
            renderCard={renderCard}
          />
        )}
      </ul>
      {mayWrite && (
        <Button
          variant="secondary"
          icon={portalIcons.plus}
          className="mt-2"
          onClick={() => onAdd(column.stage.id)}
        >
          {t('addTo', { stage: column.stage.name })}
        </Button>
      )}
    </div>
  );
}
