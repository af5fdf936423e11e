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
  /** How many of them are drawn; all unless given. */
  drawn?: number;
  /** What an item is called when its move is announced. */
  nameOf: (item: Item) => string;
  /** Whether the item at one index may stand at another; always unless given. */
  mayMove?: (from: number, to: number) => boolean;
  onMove: (from: number, to: number) => void;
  itemProps?: (item: Item) => Pick<ComponentProps<'li'>, 'id' | 'className'>;
  className?: string;
  /** An item's content, with a `DragHandle` where it can be moved. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list, or a grid in reading order, that is put in order by mouse, touch and keyboard. */
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
