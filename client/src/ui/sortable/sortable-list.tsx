import { closestCenter } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { DragArea } from './drag-area';
import { indexOf, useListWords } from './list-words';
import { SortableItem } from './sortable-item';
import { useKeptFocus } from './use-kept-focus';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  /** How many items to render; all by default. */
  drawn?: number;
  /** The name of an item in announcements. */
  nameOf: (item: Item) => string;
  /** Whether an item may move from one index to another; always by default. */
  mayMove?: (from: number, to: number) => boolean;
  onMove: (from: number, to: number) => void;
  itemProps?: (item: Item) => Pick<ComponentProps<'li'>, 'id' | 'className'>;
  className?: string;
  /** The content of an item, with a `DragHandle` if it can be moved. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list, or a grid in reading order, that the user reorders by mouse, touch or keyboard. */
export function SortableList<Item extends { id: number }>(props: SortableListProps<Item>) {
  const { items, drawn = items.length, mayMove = () => true, onMove } = props;
  const frame = useRef<HTMLUListElement>(null);
  const noteFocus = useKeptFocus(frame, items);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  return (
    <DragArea
      step={sortableKeyboardCoordinates}
      collision={closestCenter}
      announcements={useListWords()}
      onDrop={({ active, over }) => {
        const [from, to] = [indexOf(active), indexOf(over)];
        if (from !== undefined && to !== undefined && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul ref={frame} tabIndex={-1} aria-label={props.label} {...noteFocus} className={props.className}>
          {items.slice(0, drawn).map((item, index) => (
            <SortableItem
              key={item.id}
              itemId={item.id}
              name={props.nameOf(item)}
              takes={(from) => from === index || mayMove(from, index)}
              {...props.itemProps?.(item)}
            >
              {props.children(item, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DragArea>
  );
}
