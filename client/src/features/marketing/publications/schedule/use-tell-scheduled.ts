import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import { publicationsTexts } from '../texts/publications';
import { type Publications, unscheduleAll } from './schedule-all';

/** Milliseconds for which the notice offers to take the posts back. */
const UNDO_TIME = 10_000;

/** Tells how many posts are scheduled, with a button that takes them back. */
export function useTellScheduled() {
  const t = useTexts(publicationsTexts);
  const tUndo = useTexts(undoTexts);
  const refresh = useRefreshMarketing();
  async function undo(publications: Publications) {
    try {
      await unscheduleAll(publications);
      toast({ title: t('scheduling.takenBack') });
    } catch (error) {
      toast({ variant: 'destructive', title: tUndo('failed'), description: errorText(error as Error) });
    }
    void refresh();
  }
  return (publications: Publications) =>
    toast({
      title: t('scheduling.done', { count: publications.length }),
      action: { label: tUndo('undo'), onSelect: () => void undo(publications) },
      duration: UNDO_TIME,
    });
}
