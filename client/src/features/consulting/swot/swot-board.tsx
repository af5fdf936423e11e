import { useLayoutEffect, useRef, useState } from 'react';
import { type Quadrant, quadrants } from '@shared/consulting/scales';
import type { Swot, SwotItem } from '@shared/consulting/swot/swot';
import { SwotDialogs, type SwotDialog } from './swot-dialogs';
import { SwotQuadrant } from './swot-quadrant';
import { type Place, useSwotMove } from './use-swot-move';

const moveButtonOf = ({ quadrant, id }: Place) => `[data-swot="${quadrant}:${id}"] [data-act="move"]`;

/** The four quadrants; what stands in one can be moved to another, by menu or by drag. */
export function SwotBoard({ companyId, swot }: { companyId: number; swot: Swot }) {
  const [dialog, setDialog] = useState<SwotDialog | null>(null);
  const [dragged, setDragged] = useState<{ from: Quadrant; item: SwotItem } | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const move = useSwotMove(companyId, {
    onPlaced: (place) => {
      nextFocus.current = moveButtonOf(place);
    },
  });

  // What had the focus may have gone, or stands elsewhere under another id.
  useLayoutEffect(() => {
    if (nextFocus.current && document.activeElement === document.body)
      board.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
  }, [swot]);

  return (
    <>
      <div ref={board} className="grid gap-4 lg:grid-cols-2">
        {quadrants.map((quadrant) => (
          <SwotQuadrant
            key={quadrant}
            quadrant={quadrant}
            items={swot[quadrant]}
            canDrop={dragged !== null && dragged.from !== quadrant}
            onDrop={() => dragged && move({ ...dragged, to: quadrant })}
            onDrag={(item) => setDragged(item && { from: quadrant, item })}
            onMove={(item, to) => move({ item, from: quadrant, to })}
            onAdd={() => setDialog({ name: 'add', quadrant })}
            onEdit={(item) => setDialog({ name: 'edit', quadrant, item })}
            onDelete={(item) => {
              nextFocus.current = `[data-add="${quadrant}"]`;
              setDialog({ name: 'delete', quadrant, item });
            }}
          />
        ))}
      </div>
      <SwotDialogs companyId={companyId} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
