import { useLayoutEffect, useRef, useState } from 'react';
import { quadrants } from '@shared/consulting/scales';
import type { Swot } from '@shared/consulting/swot/swot';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { SortableBoard } from '@/ui/sortable/sortable-board';
import { DraggedCard } from './swot-card';
import { SwotDialogs, type SwotDialog } from './swot-dialogs';
import { edges, placeOf, SwotQuadrant } from './swot-quadrant';
import { swotTexts } from './texts/swot';
import { findPlaced, keyOf } from './place';
import { type Move, useSwotMove } from './use-swot-move';

/** Where the quadrants stand one below the other, the matrix in small: the way to each, with the number of its items. */
function QuadrantLinks({ swot }: { swot: Swot }) {
  const t = useTexts(swotTexts);
  return (
    <nav aria-label={t('title')} className="mb-3 grid grid-cols-2 gap-2 lg:hidden print:hidden">
      {quadrants.map((quadrant) => (
        <a
          key={quadrant}
          href={`#${placeOf(quadrant)}`}
          className={classNames(
            'flex min-h-11 items-center justify-between gap-2 rounded-control border border-t-4 border-line bg-surface px-3 text-sm font-medium',
            edges[quadrant],
          )}
        >
          {t(`${quadrant}.title`)}
          <span className="text-muted tabular-nums">{swot[quadrant].length}</span>
        </a>
      ))}
    </nav>
  );
}

/** The four quadrants; items move between them by menu or by dragging. */
export function SwotBoard({ companyId, swot }: { companyId: number; swot: Swot }) {
  const [dialog, setDialog] = useState<SwotDialog | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const lastAct = useRef<'drag' | 'move'>('move');
  const startMove = useSwotMove(companyId, {
    onPlaced: (place) => {
      nextFocus.current = `[data-swot="${keyOf(place)}"] [data-act="${lastAct.current}"]`;
    },
  });

  function moveBy(act: 'drag' | 'move', move: Move) {
    lastAct.current = act;
    startMove(move);
  }

  // The focused element may be gone, or its item may have a new id in another quadrant.
  useLayoutEffect(() => {
    if (nextFocus.current && document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
  }, [swot]);

  return (
    <>
      <QuadrantLinks swot={swot} />
      <SortableBoard
        lists={quadrants}
        onMove={(key, to) => {
          const found = findPlaced(swot, key);
          if (found) moveBy('drag', { ...found, to });
        }}
        renderDragged={(key) => <DraggedCard item={findPlaced(swot, key)?.item} />}
      >
        <div
          ref={board}
          // A desk shows it as a matrix: two that stand beside each other are equally tall, and no taller than what they hold.
          className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-3"
        >
          {quadrants.map((quadrant) => (
            <SwotQuadrant
              key={quadrant}
              quadrant={quadrant}
              items={swot[quadrant]}
              onMove={(item, to) => moveBy('move', { item, from: quadrant, to })}
              onAdd={() => {
                nextFocus.current = `[data-add="${quadrant}"]`;
                setDialog({ name: 'add', quadrant });
              }}
              onEdit={(item) => setDialog({ name: 'edit', quadrant, item })}
              onDelete={(item) => {
                nextFocus.current = `[data-add="${quadrant}"]`;
                setDialog({ name: 'delete', quadrant, item });
              }}
            />
          ))}
        </div>
      </SortableBoard>
      <SwotDialogs companyId={companyId} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
