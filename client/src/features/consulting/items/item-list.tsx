import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import type { Act } from '@/ui/overlays/card-acts';
import { useGrowing } from '@/lib/forms/use-growing';
import { useAnnouncements } from '@/ui/feedback/use-announcements';
import { SortableList } from '@/ui/sortable/sortable-list';
import type { OpenQuestion } from '@shared/consulting/items/open-questions';
import type { CompanyList } from '@shared/consulting/items/lists';
import { itemName } from '../short-text';
import { companiesTexts } from '../texts/companies';
import { itemsTexts } from './texts/items';
import { ItemActs } from './item-acts';
import { mayMove, moved, type SameRank } from './order/places';
import { useItemOrder } from './order/use-item-order';
import { placeOf } from './record-in-address';

export type Item = { id: number } & ({ name: string } | { description: string });

/** The card of an item; `tell` opens its form at what the report lacks of it. */
export type RenderItem<Listed> = (
  item: Listed,
  acts: ReactNode,
  tell: (question: OpenQuestion) => void,
) => ReactNode;

interface ItemListProps<Listed extends Item> {
  companyId: number;
  kind: CompanyList;
  list: UseQueryOptions<Listed[]>;
  items: Listed[];
  /** The element id of the item that the address names. */
  marked: string | undefined;
  sameRank?: SameRank<Listed>;
  renderItem: RenderItem<Listed>;
  actOf?: (item: Listed) => Act;
  onEdit: (item: Listed, startsAt?: OpenQuestion) => void;
  onDelete: (item: Listed) => void;
}

const always = () => true;

/** The cards of a list, reordered with buttons or by dragging. */
export function ItemList<Listed extends Item>(props: ItemListProps<Listed>) {
  const { companyId, kind, list, items, marked, sameRank = always, renderItem, actOf } = props;
  const t = useTexts(companiesTexts);
  const tItems = useTexts(itemsTexts);
  const order = useItemOrder({ kind, companyId, list });
  const { announce, region } = useAnnouncements();
  // An item that a link leads to is rendered at once.
  const isMarked = ({ id }: Item) => placeOf(kind, id) === marked;
  const drawn = Math.max(useGrowing(items.length), items.findIndex(isMarked) + 1);

  const canMove = (from: number, to: number) => mayMove(items, from, to, sameRank);
  const move = (from: number, to: number) => order.mutate(moved(items, from, to));

  function moveByButton(item: Listed, from: number, to: number) {
    if (!canMove(from, to)) return;
    move(from, to);
    announce(tItems('order.moved', { name: itemName(item), place: to + 1, total: items.length }));
  }

  return (
    <>
      <SortableList
        label={t(`${kind}.tab`)}
        items={items}
        drawn={drawn}
        nameOf={itemName}
        mayMove={canMove}
        onMove={move}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-2.5 md:grid-cols-2 lg:grid-cols-3"
        itemProps={(item) => ({
          id: placeOf(kind, item.id),
          className: classNames(
            '@container min-w-0 scroll-mt-20 rounded-card [contain-intrinsic-size:auto_10rem] [content-visibility:auto]',
            // An open menu may reach beyond its card.
            'has-[[role=menu]]:z-10 has-[[role=menu]]:[content-visibility:visible]',
            isMarked(item) && 'ring-2 ring-accent ring-offset-2 ring-offset-paper',
          ),
        })}
      >
        {(item, place) =>
          renderItem(
            item,
            <ItemActs
              name={itemName(item)}
              canMove={{ up: canMove(place, place - 1), down: canMove(place, place + 1) }}
              onMove={(step) => moveByButton(item, place, place + step)}
              onEdit={() => props.onEdit(item)}
              onDelete={() => props.onDelete(item)}
              extra={actOf?.(item)}
            />,
            (startsAt) => props.onEdit(item, startsAt),
          )
        }
      </SortableList>
      {region}
    </>
  );
}
