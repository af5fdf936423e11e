import { errorText } from '@/lib/api/api-client';
import { useTexts } from '@/i18n/use-texts';
import { toast } from '@/lib/toast';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { useRefreshMarketing } from '../use-refresh-marketing';
import { type Launched, takeBack } from './launch';
import { goingLiveTexts } from './texts/going-live';

/** Milliseconds for which the notice offers to take everything back. */
const UNDO_TIME = 10_000;

/** What is taken back. */
const whatOf = ({ page, publications }: Launched) => {
  if (!page) return 'posts';
  return publications.length > 0 ? 'all' : 'page';
};

/** Tells that it is live, with a button that takes it back. */
export function useTellLive() {
  const t = useTexts(goingLiveTexts);
  const tUndo = useTexts(undoTexts);
  const refresh = useRefreshMarketing();
  async function undo(launched: Launched) {
    try {
      await takeBack(launched);
      toast({ title: t(`undone.${whatOf(launched)}`) });
    } catch (error) {
      toast({ variant: 'destructive', title: tUndo('failed'), description: errorText(error as Error) });
    }
    void refresh();
  }
  return (launched: Launched) => {
    const { page, publications } = launched;
    if (!page && publications.length === 0) return;
    toast({
      title: t(page ? 'live.page' : 'live.posts'),
      ...(publications.length > 0 && { description: t('live.scheduled', { count: publications.length }) }),
      action: { label: tUndo('undo'), onSelect: () => void undo(launched) },
      duration: UNDO_TIME,
    });
  };
}
