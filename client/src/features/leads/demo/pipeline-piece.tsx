import { useLanguage } from '@/i18n/use-texts';
import { BoardCard } from '../opportunities/board/board-card';
import { ColumnSums } from '../opportunities/board/column-sums';
import { sampleBoard } from './sample-deals';

/** Two stages of the demo's board, as the portal shows them. For the eyes only. */
export function PipelinePiece() {
  const { language } = useLanguage();
  return (
    <div inert className="grid gap-4 text-sm sm:grid-cols-2">
      {sampleBoard(language).map(({ stages, ...column }) => (
        <div key={column.stage.id} className="min-w-0">
          <ColumnSums column={column} currency="EUR" />
          <div className="grid content-start gap-2 rounded-card bg-ink/4 p-2">
            {column.cards.rows.map((card) => (
              <div key={card.id} className="rounded-control border border-line bg-surface p-2">
                <BoardCard card={card} stages={stages} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
