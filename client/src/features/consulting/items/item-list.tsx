import type { UseQueryOptions } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useGrowing } from '@/lib/growing';
import { useAnnouncements } from '@/ui/announcements';
import type { CompanyList } from '@shared/consulting/items/lists';
import { itemName } from '../short-text';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from '../texts/items';
import { ItemActs } from './item-acts';
import { useKeptItemFocus } from './order/kept-item-focus';
import { mayMove, moved, type SameRank } from './order/places';
import { useItemOrder } from './order/use-item-order';
import { placeOf } from './record-in-address';

export type Item = { id: number } & ({ name: string } | { description: string });

interface ItemListProps<Listed extends Item> {
  companyId: number;
  kind: CompanyList;
  list: UseQueryOptions<Listed[]>;
  items: Listed[];
  /** The place of the item that the address names. */
  marked: string | undefined;
  sameRank?: SameRank<Listed>;
  renderItem: (item: Listed, acts: ReactNode) => ReactNode;
  renderAct?: (item: Listed) => ReactNode;
  onEdit: (item: Listed) => void;
  onDelete: (item: Listed) => void;
}

const always = () => true;

/** The cards of a list, which can be put in order: by buttons, or by drag with a mouse. */
export function ItemList<Listed extends Item>(props: ItemListProps<Listed>) {
  const {
    companyId,
    kind,
    list,
    items,
    marked,
    sameRank = always,
    renderItem,
    renderAct,
    onEdit,
    onDelete,
  } = props;
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const order = useItemOrder({ kind, companyId, list });
  const { announce, region } = useAnnouncements();
  const [dragged, setDragged] = useState<number | null>(null);
  const frame = useRef<HTMLUListElement>(null);
  const noteFocus = useKeptItemFocus(frame, items);
  // An item that somebody was led to is there from the first moment.
  const isMarked = ({ id }: Item) => placeOf(kind, id) === marked;
  const drawn = Math.max(useGrowing(items.length), items.findIndex(isMarked) + 1);

  const canMove = (from: number, to: number) => mayMove(items, from, to, sameRank);

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || !canMove(from, to)) return;
    order.mutate(moved(items, from, to));
    announce(tItems('order.moved', { name: itemName(item), place: to + 1, total: items.length }));
  }

  const dropsOn = (place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged !== null && canMove(dragged, place)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null) move(dragged, place);
      setDragged(null);
    },
  });

  return (
    <>
      <ul
        ref={frame}
        tabIndex={-1}
        aria-label={t(`${kind}.tab`)}
        {...noteFocus}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {items.slice(0, drawn).map((item, place) => (
          <li
            key={item.id}
            id={placeOf(kind, item.id)}
            data-item={item.id}
            tabIndex={-1}
            {...dropsOn(place)}
            className={classNames(
              'min-w-0 scroll-mt-20 rounded-card [contain-intrinsic-size:auto_14rem] [content-visibility:auto]',
              dragged === place && 'opacity-50',
              isMarked(item) && 'ring-2 ring-accent ring-offset-2 ring-offset-paper',
            )}
          >
            {renderItem(
              item,
              <ItemActs
                name={itemName(item)}
                canMove={{ up: canMove(place, place - 1), down: canMove(place, place + 1) }}
                onMove={(step) => move(place, place + step)}
                onDragStart={(event) => {
                  const card = event.currentTarget.closest('li');
                  if (card) event.dataTransfer.setDragImage(card, 20, 20);
                  event.dataTransfer.setData('text/plain', itemName(item));
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(place);
                }}
                onDragEnd={() => setDragged(null)}
                onEdit={() => onEdit(item)}
                onDelete={() => onDelete(item)}
              >
                {renderAct?.(item)}
              </ItemActs>,
            )}
          </li>
        ))}
      </ul>
      {region}
    </>
  );
}
