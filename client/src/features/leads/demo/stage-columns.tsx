import type { ReactNode } from 'react';
import { BoardCard } from '../opportunities/board/board-card';
import { ColumnSums } from '../opportunities/board/column-sums';
import type { boardOf } from './sample-deals';

interface StageColumnsProps {
  columns: ReturnType<typeof boardOf>;
  currency: string;
  /** What stands under the first card of the first column. */
  origin?: ReactNode;
}

/** Stages of a board with their cards, side by side where there is room. */
export const StageColumns = ({ columns, currency, origin }: StageColumnsProps) =>
  columns.map(({ stages, ...column }, place) => (
    <div key={column.stage.id} className="min-w-0">
      <ColumnSums column={column} currency={currency} />
      <div className="grid content-start gap-2 rounded-card bg-ink/4 p-2">
        {column.cards.rows.map((card, index) => (
          <div key={card.id} className="rounded-control border border-line bg-surface p-2">
            <BoardCard card={card} stages={stages} />
            {place + index === 0 && origin}
          </div>
        ))}
      </div>
    </div>
  ));
