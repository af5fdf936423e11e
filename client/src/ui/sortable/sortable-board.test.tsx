import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { layOut } from '@/testing/laid-out';
import { renderAt } from '@/testing/render';
import { BoardItem, useBoardList } from './board-list';
import { DragHandle } from './drag-handle';
import { SortableBoard } from './sortable-board';

const stages = ['New', 'Open', 'Won'] as const;
type Stage = (typeof stages)[number];

function StageList({ stage, deals }: { stage: Stage; deals: string[] }) {
  const { ref, isTarget } = useBoardList(stage, stage);
  return (
    <ul ref={ref} aria-label={stage} data-target={isTarget}>
      {deals.map((deal) => (
        <BoardItem key={deal} itemId={deal} name={deal} list={{ id: stage, name: stage }}>
          <DragHandle name={deal} hint="Drag" />
        </BoardItem>
      ))}
    </ul>
  );
}

function Pipeline() {
  const [stageOf, setStageOf] = useState<Record<string, Stage>>({ Boat: 'New', Sail: 'New' });
  return (
    <SortableBoard
      lists={stages}
      // Like a queued request: the board has released the item by the time the list changes.
      onMove={(deal, to) => setTimeout(() => setStageOf({ ...stageOf, [deal]: to }), 50)}
      renderDragged={(deal) => <p>{deal}</p>}
    >
      {stages.map((stage) => (
        <StageList
          key={stage}
          stage={stage}
          deals={Object.keys(stageOf).filter((deal) => stageOf[deal] === stage)}
        />
      ))}
    </SortableBoard>
  );
}

const list = (name: Stage) => screen.getByRole('list', { name });

test('an item goes through the lists by keyboard, and keeps the focus in the one where it is dropped', async () => {
  layOut((element) => {
    const column = Math.max(0, stages.indexOf(element.closest('ul')?.getAttribute('aria-label') as Stage));
    return element.matches('ul') ? [column * 200, 0, 190, 400] : [column * 200, 0, 190, 40];
  });
  const { user } = await renderAt(<Pipeline />);
  screen.getByRole('button', { name: 'Drag Boat' }).focus();
  await user.keyboard(' ');
  await screen.findByText('Boat is picked up from New.');
  expect(stages.map((stage) => list(stage).dataset.target)).toEqual(['false', 'true', 'true']);
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Boat moves over Open.');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('Boat moves over Won.');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(list('Won')).getByRole('button', { name: 'Drag Boat' })).toHaveFocus());
  expect(within(list('New')).getAllByRole('listitem')).toHaveLength(1);
});
