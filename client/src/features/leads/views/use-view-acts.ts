import { useQueryClient } from '@tanstack/react-query';
import { leadViews } from '@shared/leads/views/endpoints';
import type { RecordSection } from '@shared/leads/sections';
import type { SavedView } from '@shared/views/view';
import { useTexts } from '@/i18n/use-texts';
import { call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { viewsTexts } from './texts/views';
import { viewList } from './use-views';

type Changes = Partial<Pick<SavedView, 'name' | 'query' | 'isPinned' | 'isDefault' | 'isOwn'>>;

/** Saves, changes and deletes the views of a list; each resolves to the view, or to nothing after a failure that is told. */
export function useViewActs(section: RecordSection) {
  const t = useTexts(viewsTexts);
  const client = useQueryClient();

  async function tried<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      await client.invalidateQueries(viewList());
      return result;
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error as Error) });
      return undefined;
    }
  }

  const create = (view: Omit<SavedView, 'id' | 'list'> | { name: string; query: string; isOwn?: boolean }) =>
    tried(() => call(leadViews.create, {}, { ...view, list: section }));

  return {
    create,
    change: (id: number, changes: Changes) => tried(() => call(leadViews.update, { viewId: id }, changes)),
    async remove({ id, list: _list, ...view }: SavedView) {
      const isDone = await tried(async () => {
        await call(leadViews.remove, { viewId: id });
        return true;
      });
      if (!isDone) return;
      const action = { label: t('undo'), onSelect: () => void create(view) };
      toast({ title: t('removed'), description: view.name, action, duration: 10_000 });
    },
  };
}
