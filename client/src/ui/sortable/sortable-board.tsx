import {
  type CollisionDetection,
  DragOverlay,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
  useDndContext,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { keptOf, useBoardWords } from './board-words';
import { DragArea } from './drag-area';
import { nextList } from './next-list';

interface SortableBoardProps<List extends string> {
  lists: readonly List[];
  /** An item was dropped in another list; where it stands there is up to the list. */
  onMove: (item: string, to: List) => void;
  /** What is drawn under the pointer while an item is dragged. */
  renderDragged: (item: string) => ReactNode;
  /** The lists, each by `useBoardList`, with the items in them as `BoardItem`. */
  children: ReactNode;
}

/** Several lists between which an item moves by mouse, touch and keyboard; the lists keep their own order. */
export function SortableBoard<List extends string>(props: SortableBoardProps<List>) {
  const { lists, onMove, renderDragged, children } = props;
  const moved = useRef<UniqueIdentifier>(undefined);
  return (
    <DragArea
      step={stepToList}
      collision={listUnder}
      announcements={useBoardWords()}
      onDrop={({ active, over }) => {
        const to = lists.find((list) => list === over?.id);
        if (to === undefined || to === keptOf(active)?.list) return;
        moved.current = active.id;
        onMove(String(active.id), to);
      }}
    >
      {children}
      <Dragged render={renderDragged} />
      <KeptFocus
        moved={moved}
        onKept={() => {
          moved.current = undefined;
        }}
      />
    </DragArea>
  );
}

/** Without a way back: an item that has moved is already where it was dropped. */
function Dragged({ render }: { render: (item: string) => ReactNode }) {
  const { active } = useDndContext();
  return <DragOverlay dropAnimation={null}>{active && render(String(active.id))}</DragOverlay>;
}

/** After the lists in the tree: an item that has changed lists is another element, and has just come to stand there. */
function KeptFocus({
  moved,
  onKept,
}: {
  moved: RefObject<UniqueIdentifier | undefined>;
  onKept: () => void;
}) {
  const { draggableNodes } = useDndContext();
  useLayoutEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    const handle = draggableNodes.get(moved.current)?.activatorNode.current;
    handle?.focus();
    if (handle) onKept();
  });
  return null;
}

/** The list under the pointer; by keyboard, the one that holds the item's upper left corner. */
const listUnder: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect;
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? { x: left, y: top } });
};

/** How far inside a list the item lies that the keyboard brings there, in pixels. */
const INSET = 16;

const stepToList: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, over, droppableContainers, droppableRects } = context;
  const lists = droppableContainers.getEnabled().flatMap(({ id }) => droppableRects.get(id) ?? []);
  const from = over?.rect ?? collisionRect;
  if (!from) return undefined;
  const next = nextList(event.code, from, lists);
  if (event.code.startsWith('Arrow')) event.preventDefault();
  return next && { x: next.left + INSET, y: next.top + INSET };
};
