import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { slotOf } from '@shared/time/clock';
import { useTexts } from '@/i18n/use-texts';
import { ApiError, call, errorText } from '@/lib/api/api-client';
import { toast } from '@/lib/toast';
import { undoTexts } from '@/ui/feedback/texts/undo';
import { publicationsTexts } from '../../texts/publications';
import { useRefreshMarketing } from '../../../use-refresh-marketing';
import { useSlotText } from '../use-slot-text';

interface Moving {
  id: number;
  version: number;
  title: string;
}

interface Slot {
  wall: string;
  zone: string;
}

/** Milliseconds in which the notice offers the former slot. */
const UNDO_TIME = 10_000;

/** Gives a publication another slot without asking: the notice takes it back. */
export function useMove() {
  const t = useTexts(publicationsTexts);
  const tUndo = useTexts(undoTexts);
  const slotText = useSlotText();
  const refresh = useRefreshMarketing();

  return async function move({ id, version, title }: Moving, to: Slot, from?: Slot): Promise<void> {
    try {
      const moved = await call(marketingPublicationsApi.move, { id }, { ...to, version });
      toast({
        title: from ? t('calendar.moved', { slot: slotText(moved.wall) }) : tUndo('undone'),
        description: title,
        ...(isAhead(from) && {
          action: {
            label: tUndo('undo'),
            onSelect: () => void move({ id, title, version: moved.version }, from),
          },
          duration: UNDO_TIME,
        }),
      });
    } catch (error) {
      toast({ variant: 'destructive', title: t('calendar.notMoved'), description: reasonOf(error as Error) });
    }
    await refresh();
  };
}

/** Whether the former slot can be restored: that of a late publication has passed. */
const isAhead = (slot: Slot | undefined): slot is Slot =>
  slot !== undefined && slotOf(slot.wall, slot.zone).at > new Date();

/** What the server says against the slot. */
const reasonOf = (error: Error) => (error instanceof ApiError && error.fields?.wall) || errorText(error);
