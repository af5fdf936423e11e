import {
  type CollisionDetection,
  DragOverlay,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
  useDndContext,
} from '@dnd-kit/core';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { keptOf, useBoardWords } from './board-words';
import { DragArea } from './drag-area';
import { nextList } from './next-list';

interface SortableBoardProps<List extends string> {
  lists: readonly List[];
  /** Called when an item is dropped in another list, which decides the item's place. */
  onMove: (item: string, to: List) => void;
  /** The preview under the pointer while an item is dragged. */
  renderDragged: (item: string) => ReactNode;
  /** How a finger picks an item up, as `DragArea` says. */
  touch?: ComponentProps<typeof DragArea>['touch'];
  /** The lists, which use `useBoardList`, with their items as `BoardItem`. */
  children: ReactNode;
}

/** Lists between which items move by mouse, touch and keyboard; each list keeps its own order. */
export function SortableBoard<List extends string>(props: SortableBoardProps<List>) {
  const { lists, onMove, renderDragged, touch, children } = props;
  const moved = useRef<UniqueIdentifier>(undefined);
  return (
    <DragArea
      step={stepToList}
      touch={touch}
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

/** No drop animation: the item is already in its new list. */
function Dragged({ render }: { render: (item: string) => ReactNode }) {
  const { active } = useDndContext();
  return <DragOverlay dropAnimation={null}>{active && render(String(active.id))}</DragOverlay>;
}

/**
 * Rendered after the lists, because an item that changed lists is a new element, which must be mounted to
 * get the focus.
 */
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

/**
 * The list under the pointer; with the keyboard, the list that holds the item's upper left corner. What a scrolled area
 * cuts off may lie under the lists beside it, which are smaller, so the smallest counts.
 */
const listUnder: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect;
  const sizeOf = ({ id }: { id: UniqueIdentifier }) => {
    const { width = 0, height = 0 } = args.droppableRects.get(id) ?? {};
    return width * height;
  };
  return pointerWithin({
    ...args,
    pointerCoordinates: args.pointerCoordinates ?? { x: left, y: top },
  }).toSorted((one, other) => sizeOf(one) - sizeOf(other));
};

/** Pixels between the corner of a list and an item that the keyboard moves there. */
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
