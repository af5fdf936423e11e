import type { SavedView } from '@shared/views/view';
import { leadViews } from '@shared/leads/views/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { DragHandle } from '@/ui/sortable/drag-handle';
import { SortableList } from '@/ui/sortable/sortable-list';
import { useMovedList } from '../settings/use-moved-list';
import { viewsTexts } from './texts/views';

/** The saved views of a list, which are put in order by dragging; those that are pinned stay in front. */
export function ViewOrder({ views }: { views: readonly SavedView[] }) {
  const t = useTexts(viewsTexts);
  const { items, move } = useMovedList(views, async (ids) => {
    const moved = ids.flatMap((id, place) => {
      const view = views.find((each) => each.id === id);
      return view && view.place !== place ? [{ id, place }] : [];
    });
    await Promise.all(moved.map(({ id, place }) => call(leadViews.update, { viewId: id }, { place })));
    return {};
  });
  return (
    <SortableList
      label={t('order')}
      items={items}
      nameOf={({ name }) => name}
      mayMove={(from, to) => items[from]?.isPinned === items[to]?.isPinned}
      onMove={move}
    >
      {({ name, isPinned }) => (
        <div className="flex min-h-12 items-center gap-2 border-b border-line bg-raised">
          <DragHandle name={name} hint={t('orderHint')} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isPinned && <span className="text-sm text-muted">{t('pinned')}</span>}
        </div>
      )}
    </SortableList>
  );
}
